import { spawnSync } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What PostgreSQL's own lock file says of the server in a data folder. */
export interface ServerStatus {
  readonly pid: number;
  readonly ready: boolean;
}

/** Reads `postmaster.pid`; undefined when no server has written one. */
export async function serverStatus(directory: string): Promise<ServerStatus | undefined> {
  const text = await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(unlessAbsent);
  const lines = text?.split('\n') ?? [];
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, ready: lines[7]?.trim() === 'ready' } : undefined;
}

/** The processes of the server in `directory`: on Linux its children too, elsewhere only `pid` while it is one. */
export async function serverProcesses(directory: string, pid: number | undefined): Promise<number[]> {
  if (process.platform === 'linux') return workingIn(directory);
  return pid !== undefined && programName(pid).includes('postgres') ? [pid] : [];
}

/**
 * Sends PostgreSQL a signal: TERM ends it in order once its clients have gone, INT without waiting for them, QUIT at once.
 * Windows has no signals; pg_ctl imitates them.
 */
export function signalServer(pid: number, signal: 'TERM' | 'INT' | 'QUIT', pgCtl: string): void {
  if (process.platform === 'win32') {
    spawnSync(pgCtl, ['kill', signal, String(pid)], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(pid, `SIG${signal}`);
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

/** The name of the program that runs as `pid`; empty when there is none. */
export function programName(pid: number): string {
  const [command, args] =
    process.platform === 'win32'
      ? ['tasklist', ['/NH', '/FI', `PID eq ${pid}`]]
      : ['ps', ['-o', 'comm=', '-p', String(pid)]];
  return spawnSync(command, args, { encoding: 'utf8' }).stdout ?? '';
}

/** PostgreSQL's processes work in their data folder, which tells them from others that were given a former id. */
async function workingIn(directory: string): Promise<number[]> {
  const folder = await stat(directory).catch(unlessAbsent);
  if (folder === undefined) return [];
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    ids.map(async (id) => {
      const program = await readFile(`/proc/${id}/comm`, 'utf8').catch(unlessAbsent);
      if (program?.trim() !== 'postgres') return [];
      const place = await stat(`/proc/${id}/cwd`).catch(unlessAbsent);
      return place?.ino === folder.ino && place.dev === folder.dev ? [Number(id)] : [];
    }),
  );
  return found.flat();
}

/** A process may end while it is looked at, and another user's is none of ours. */
function unlessAbsent(error: unknown): undefined {
  if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes(codeOf(error))) return undefined;
  throw error;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
