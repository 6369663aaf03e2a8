import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './initialize.ts';
import { serverStatus, signalServer } from './processes.ts';
import { commandLine } from './runner.ts';
import { StartError } from './start-error.ts';

/** Recovery after a crash replays everything written since the last checkpoint, so starting may take this long. */
const START_TIMEOUT_MS = 300_000;
/** Open connections may take this long to close; after that the server closes them. */
const DISCONNECT_TIMEOUT_MS = 2_000;
/** A clean shutdown writes a checkpoint. If it takes longer, it is aborted, which costs a recovery but no data. */
const STOP_TIMEOUT_MS = 30_000;

/** One running server. */
export interface Server {
  readonly pid: number;
  /** Resolves with PostgreSQL's last error when the server ends without being stopped. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

/**
 * Keeps people's data out of the server's log: it logs neither statements nor values; the application logs
 * failed ones.
 */
const fixedSettings = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_timezone: 'UTC',
  timezone: 'UTC',
};

/** Starts the server and waits until it accepts connections. Throws StartError with PostgreSQL's reason. */
export async function launchServer(
  cluster: Cluster,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<Server> {
  const child = spawnServer(cluster, port, { ...fixedSettings, ...settings });
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', () => resolve(cluster.log.lastError()));
  });
  const pid = child.pid;
  if (pid === undefined || !(await isReady(cluster.directory, child))) {
    const reason = await exited;
    throw new StartError(`The database in ${cluster.directory} did not start: ${reason}`);
  }
  let stopping = false;
  return {
    pid,
    ended: new Promise((resolve) => void exited.then((reason) => stopping || resolve(reason))),
    stop() {
      stopping = true;
      return stopServer(pid, exited, cluster.binaries.pgCtl);
    },
  };
}

/** Spawns the server in a separate process group: Ctrl-C must reach only Node, which first lets requests finish. */
function spawnServer(
  { binaries, runner, directory, log }: Cluster,
  port: number,
  settings: Readonly<Record<string, string>>,
): ChildProcess {
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [command, args] = commandLine(runner, binaries.postgres, [
    '-D',
    directory,
    '-p',
    String(port),
    ...given,
  ]);
  return spawn(command, args, {
    stdio: ['ignore', 'ignore', log.file],
    uid: runner.uid,
    gid: runner.gid,
    detached: process.platform !== 'win32',
  });
}

async function isReady(directory: string, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    const status = await serverStatus(directory);
    if (status?.pid === child.pid && status.ready) return true;
    if (Date.now() > deadline) child.kill('SIGQUIT');
    await sleep(5);
  }
  return false;
}

async function stopServer(pid: number, exited: Promise<string>, pgCtl: string): Promise<void> {
  signalServer(pid, 'TERM', pgCtl);
  const disconnect = setTimeout(() => signalServer(pid, 'INT', pgCtl), DISCONNECT_TIMEOUT_MS);
  const abort = setTimeout(() => signalServer(pid, 'QUIT', pgCtl), STOP_TIMEOUT_MS);
  await exited;
  clearTimeout(disconnect);
  clearTimeout(abort);
}
