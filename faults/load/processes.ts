import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

interface Options {
  /** Where its log is written, as NAME.log. */
  folder: string;
  name: string;
  env?: NodeJS.ProcessEnv;
  /** Whether it must not run as root, as PostgreSQL refuses to: then it becomes the user of Debian's package. */
  unprivileged?: boolean;
}

/** A program under trial, which does not outlive us: Ctrl-C reaches us only, and we stop the programs in order. */
export class Program {
  readonly #child: ChildProcess;
  /** Resolves when it has ended, for whatever reason. */
  readonly ended: Promise<void>;

  constructor([command = '', ...args]: readonly string[], { folder, name, env, unprivileged }: Options) {
    const log = openSync(join(folder, `${name}.log`), 'a');
    const asUser = unprivileged && process.getuid?.() === 0;
    const user = asUser ? ['--reuid=postgres', '--regid=postgres', '--init-groups'] : [];
    this.#child = spawn('setpriv', ['--pdeathsig', 'TERM', ...user, command, ...args], {
      cwd: folder,
      detached: true,
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.ended = new Promise((resolve, reject) => {
      this.#child.once('exit', () => resolve());
      this.#child.once('error', reject);
    });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get running(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Sends a signal and waits for the end; kills what has not ended after half a minute. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.signal('SIGCONT');
    this.signal(signal);
    const late = setTimeout(() => this.signal('SIGKILL'), 30_000);
    await this.ended.finally(() => clearTimeout(late));
  }
}

/** Returns PostgreSQL's processes in a folder, the first one before those that belong to it; none if it does not run. */
export function postgresProcesses(directory: string): number[] {
  const file = join(directory, 'postmaster.pid');
  if (!existsSync(file)) return [];
  const first = readFileSync(file, 'utf8').split('\n')[0] ?? '';
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', first], { encoding: 'utf8' });
  return [first, ...stdout.trim().split(/\s+/)].map(Number).filter((pid) => pid > 0);
}

export function signalPostgres(directory: string, signal: NodeJS.Signals): void {
  for (const pid of postgresProcesses(directory)) signalProcess(pid, signal);
}

/** Signals a process, unless it has ended. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Waits until a condition holds; throws with what was waited for after two minutes. */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const giveUp = performance.now() + 120_000;
  while (!(await holds())) {
    if (performance.now() > giveUp) throw new Error(`After two minutes: not yet ${what}.`);
    await wait(200);
  }
}

/** Returns the status of an answer; 0 if there is none. */
export async function statusOf(url: string): Promise<number> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0; // Nobody listens, or in time.
  }
}
