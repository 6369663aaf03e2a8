import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** A program of Debian, and the package that has it. */
export interface Program {
  path: string;
  from: string;
}

/** Throws, with what to do, if a program is not there: an engine that is missing must not pass for one that works. */
export function ensureInstalled({ path, from }: Program): void {
  if (existsSync(path)) return;
  throw new Error(
    `${path} is not installed: npm test installs it if it may, or do so yourself: apt-get install ${from}`,
  );
}

/** Starts a program. The kernel ends it when this process dies, however that dies. */
export function start(
  program: Program,
  args: string[],
  { env, stdio = 'ignore' }: { env?: NodeJS.ProcessEnv; stdio?: StdioOptions },
): ChildProcess {
  ensureInstalled(program);
  return spawn('setpriv', ['--pdeathsig', 'KILL', program.path, ...args], { env, stdio });
}

/** Milliseconds that a program has to end by itself. */
const patience = 5000;

/** Ends a program that was started here, and resolves once it has ended. */
export async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const ended = once(process, 'exit');
  process.kill('SIGTERM');
  const inTime = await Promise.race([ended, pause(patience, undefined, { ref: false })]);
  if (!inTime) process.kill('SIGKILL');
  await ended;
}

/** Returns whether another process runs with a variable of a program's environment, as those do that the program has started. */
export async function hasDescendants(program: ChildProcess, name: string, value: string): Promise<boolean> {
  const ids = (await readdir('/proc')).filter(
    (entry) => /^\d+$/.test(entry) && Number(entry) !== program.pid,
  );
  const environments = ids.map((id) => readFile(`/proc/${id}/environ`, 'utf8').catch(() => '')); // it has just ended
  return (await Promise.all(environments)).some((text) => text.split('\0').includes(`${name}=${value}`));
}
