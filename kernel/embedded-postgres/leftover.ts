import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { programName, serverProcesses, serverStatus, signalServer } from './processes.ts';
import { StartError } from './start-error.ts';

/** How long a clean shutdown with its checkpoint may take, and how long the immediate one after that. */
const STOP_TIMEOUT_MS = 20_000;
const QUIT_TIMEOUT_MS = 10_000;

/**
 * Stops the server that a killed Patrolbook left running in `directory` and waits for its end. The caller must hold the
 * lock, so that no running process owns that server. PostgreSQL is often already shutting down when its parent has died.
 * Throws StartError if the server does not end.
 */
export async function stopLeftoverServer(directory: string, pgCtl: string): Promise<void> {
  const pid = (await serverStatus(directory))?.pid;
  const processes = await serverProcesses(directory, pid);
  if (pid !== undefined && processes.includes(pid)) signalServer(pid, 'INT', pgCtl);
  else quit(processes, pgCtl);
  if (!(await endsWithin(STOP_TIMEOUT_MS, directory, pid))) {
    quit(await serverProcesses(directory, pid), pgCtl);
    if (!(await endsWithin(QUIT_TIMEOUT_MS, directory, pid))) {
      throw new StartError(
        `An old PostgreSQL server (process ${pid}) is still running in ${directory}: stop it first.`,
      );
    }
  }
  if (pid !== undefined && isStale(pid)) await rm(join(directory, 'postmaster.pid'), { force: true });
}

/** Ends processes at once, as safely as a crash: children without a parent, or a server that does not finish. */
function quit(processes: readonly number[], pgCtl: string): void {
  for (const pid of processes) signalServer(pid, 'QUIT', pgCtl);
}

async function endsWithin(timeout: number, directory: string, pid: number | undefined): Promise<boolean> {
  const deadline = Date.now() + timeout;
  while ((await serverProcesses(directory, pid)).length > 0) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

/**
 * Whether the id in `postmaster.pid` is stale. PostgreSQL would refuse to start if another program now has that
 * id. On Linux the server's children are gone too by now. Elsewhere the file of a dead process stays, because
 * PostgreSQL checks for children.
 */
function isStale(pid: number): boolean {
  return process.platform === 'linux' || programName(pid).trim() !== '';
}
