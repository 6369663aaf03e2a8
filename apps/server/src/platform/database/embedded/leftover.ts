import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../start-error.ts';
import { programName, serverProcesses, serverStatus, signalServer } from './processes.ts';

/** How long a clean end may take, with its checkpoint, and after it an immediate one. */
const PATIENCE_MS = 20_000;
const LAST_PATIENCE_MS = 10_000;

/**
 * Ends what a killed Patrolbook left running in `directory` and returns when it is gone. Only to be called with the
 * lock held: then no living process owns that server. Where Node died, PostgreSQL is often ending by itself already.
 */
export async function stopLeftoverServer(directory: string, pgCtl: string): Promise<void> {
  const pid = (await serverStatus(directory))?.pid;
  const processes = await serverProcesses(directory, pid);
  if (pid !== undefined && processes.includes(pid)) signalServer(pid, 'INT', pgCtl);
  else quit(processes, pgCtl);
  if (!(await isGone(directory, pid, PATIENCE_MS))) {
    quit(await serverProcesses(directory, pid), pgCtl);
    if (!(await isGone(directory, pid, LAST_PATIENCE_MS))) {
      throw new StartError(
        `An old PostgreSQL server (process ${pid}) does not end in ${directory}: end it first.`,
      );
    }
  }
  if (pid !== undefined && isForgotten(pid)) await rm(join(directory, 'postmaster.pid'), { force: true });
}

/** An immediate end, as safe as a crash: for children without their parent and for a server that does not finish. */
function quit(processes: readonly number[], pgCtl: string): void {
  for (const pid of processes) signalServer(pid, 'QUIT', pgCtl);
}

async function isGone(directory: string, pid: number | undefined, patience: number): Promise<boolean> {
  const deadline = Date.now() + patience;
  while ((await serverProcesses(directory, pid)).length > 0) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

/**
 * Whether `postmaster.pid` means nobody now: PostgreSQL would refuse to start when another program was given the id.
 * On Linux we know that no child is left either; elsewhere a dead id is left to PostgreSQL, which checks for children.
 */
function isForgotten(pid: number): boolean {
  return process.platform === 'linux' || programName(pid).trim() !== '';
}
