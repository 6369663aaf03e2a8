import { spawnSync } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The state of the server in a data folder, from PostgreSQL's lock file. */
export interface ServerStatus {
  readonly pid: number;
  readonly ready: boolean;
  /** The folder of its socket; on Windows, which has none, its address. */
  readonly host: string;
  readonly port: number;
}

/** Reads `postmaster.pid`; returns undefined when there is none. */
export async function serverStatus(directory: string): Promise<ServerStatus | undefined> {
  const text = await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(unlessAbsent);
  const lines = text?.split('\n') ?? [];
  const pid = Number(lines[0]);
  if (!(pid > 0)) return undefined;
  const [, , , port, socketFolder, address, , state] = lines.map((line) => line.trim());
  return { pid, ready: state === 'ready', host: socketFolder || (address ?? ''), port: Number(port) };
}

/** Returns the ids of the server's processes in `directory`: on Linux with its children, elsewhere only `pid` if it runs. */
export async function serverProcesses(directory: string, pid: number | undefined): Promise<number[]> {
  if (process.platform === 'linux') return postgresProcessesIn(directory);
  return pid !== undefined && programName(pid).includes('postgres') ? [pid] : [];
}

/**
 * Sends PostgreSQL a signal: TERM shuts it down once its clients disconnect, INT disconnects them, QUIT aborts at once.
 * Windows has no signals; pg_ctl emulates them.
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

/** Returns the name of the program that runs as `pid`; empty when there is none. */
export function programName(pid: number): string {
  const [command, args] =
    process.platform === 'win32'
      ? ['tasklist', ['/NH', '/FI', `PID eq ${pid}`]]
      : ['ps', ['-o', 'comm=', '-p', String(pid)]];
  return spawnSync(command, args, { encoding: 'utf8' }).stdout ?? '';
}

/** PostgreSQL's processes run in their data folder, which distinguishes them from others that reuse an id. */
async function postgresProcessesIn(directory: string): Promise<number[]> {
  const folder = await stat(directory).catch(unlessAbsent);
  if (folder === undefined) return [];
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    ids.map(async (id) => {
      const program = await readFile(`/proc/${id}/comm`, 'utf8').catch(unlessAbsent);
      if (program?.trim() !== 'postgres') return [];
      const cwd = await stat(`/proc/${id}/cwd`).catch(unlessAbsent);
      return cwd?.ino === folder.ino && cwd.dev === folder.dev ? [Number(id)] : [];
    }),
  );
  return found.flat();
}

/** Ignores a process that ended meanwhile or belongs to another user; rethrows any other error. */
function unlessAbsent(error: unknown): undefined {
  if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes(codeOf(error))) return undefined;
  throw error;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
