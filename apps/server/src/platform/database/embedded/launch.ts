import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../start-error.ts';
import type { Cluster } from './initialize.ts';
import { serverStatus, signalServer } from './processes.ts';
import { commandLine } from './runner.ts';

/** Recovery after a crash reads back all that was written since the last checkpoint; it ends by itself. */
const START_MS = 300_000;
/** Connections that were closed a moment ago may take this long to go; past it they are cut. */
const GOODBYE_MS = 2_000;
/** A clean end writes a checkpoint; past this time it is cut short, which costs a recovery but no data. */
const STOP_MS = 30_000;

/** One running server. */
export interface Server {
  readonly pid: number;
  /** Settles with PostgreSQL's last complaint when it ended although nobody stopped it. */
  readonly lost: Promise<string>;
  stop(): Promise<void>;
}

/** Its log names no person and no value: the application logs refused statements by itself. */
const always = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_timezone: 'UTC',
  timezone: 'UTC',
};

/** Starts the server and waits until it accepts connections. Throws StartError with PostgreSQL's own reason. */
export async function launchServer(
  cluster: Cluster,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<Server> {
  const child = spawnServer(cluster, port, { ...always, ...settings });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', () => resolve(cluster.log.lastComplaint()));
  });
  const pid = child.pid;
  if (pid === undefined || !(await isReady(cluster.directory, child))) {
    const why = await ended;
    throw new StartError(`The database in ${cluster.directory} did not start: ${why}`);
  }
  let stopping = false;
  return {
    pid,
    lost: new Promise((resolve) => void ended.then((reason) => stopping || resolve(reason))),
    stop() {
      stopping = true;
      return stopServer(pid, ended, cluster.binaries.pgCtl);
    },
  };
}

/** In a session of its own, since Ctrl-C is for Node, which first lets requests finish. */
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
  const deadline = Date.now() + START_MS;
  while (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    const status = await serverStatus(directory);
    if (status?.pid === child.pid && status.ready) return true;
    if (Date.now() > deadline) child.kill('SIGQUIT');
    await sleep(5);
  }
  return false;
}

async function stopServer(pid: number, ended: Promise<string>, pgCtl: string): Promise<void> {
  signalServer(pid, 'TERM', pgCtl);
  const cut = setTimeout(() => signalServer(pid, 'INT', pgCtl), GOODBYE_MS);
  const abort = setTimeout(() => signalServer(pid, 'QUIT', pgCtl), STOP_MS);
  await ended;
  clearTimeout(cut);
  clearTimeout(abort);
}
