import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import type { Binaries } from './binaries.ts';
import { NOBODY } from './folder.ts';
import { StartError } from './start-error.ts';

/** How PostgreSQL's programs are run on this machine: with which command prefix, and as which user. */
export interface Runner {
  readonly prefix: readonly string[];
  /** Set if Node has to switch to another user, who must own the database's folder. */
  readonly uid?: number;
  readonly gid?: number;
}

/** Makes PostgreSQL shut down cleanly when the process that started it dies. */
const endWithParent = ['setpriv', '--pdeathsig', 'INT'];

/** PostgreSQL refuses to run as root. In a user namespace it runs as nobody, while its files still belong to root outside. */
const asNobodyInside = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];

const forRoot: readonly Runner[] = [
  { prefix: [...asNobodyInside, ...endWithParent] },
  { prefix: asNobodyInside },
  { prefix: endWithParent, uid: NOBODY, gid: NOBODY },
  { prefix: [], uid: NOBODY, gid: NOBODY },
];

const forUser: readonly Runner[] = [{ prefix: endWithParent }, { prefix: [] }];

/**
 * Returns the first runner that can run the binary on this machine. `owner` is the owner of the database's folder, if it
 * exists. Throws StartError when none works.
 */
export function chooseRunner(binaries: Binaries, owner: number | undefined): Runner {
  const isRoot = process.getuid?.() === 0;
  const all = isRoot ? forRoot : forUser;
  const candidates = owner === NOBODY ? all.filter((runner) => !isRoot || runner.uid === NOBODY) : all;
  const found = candidates.find((runner) => works(runner, binaries.postgres));
  if (found !== undefined) return found;
  if (!isRoot) throw new StartError(`PostgreSQL does not run here: ${errorOf(binaries.postgres)}`);
  throw new StartError(
    `PostgreSQL does not run as root, and the user nobody cannot reach ${binaries.postgres}: start Patrolbook as an ordinary user, move it to a folder that every user may enter, or set DATABASE_URL.`,
  );
}

/** Throws StartError if PostgreSQL's user cannot use the folder: PostgreSQL's own error would be less clear. */
export function checkFolder(runner: Runner, directory: string, owner: number | undefined): void {
  if (runner.uid === undefined) return;
  const nobody =
    'PostgreSQL runs as the user nobody here, because this system does not let root create a user namespace';
  if (owner !== undefined && owner !== runner.uid) {
    throw new StartError(`${nobody}: run "chown -R ${runner.uid}:${runner.gid} ${directory}".`);
  }
  const parent = dirname(directory);
  const { status } = spawnSync('test', ['-x', parent], { uid: runner.uid, gid: runner.gid });
  if (status === 0) return;
  throw new StartError(
    `${nobody}, and cannot enter ${parent}: set DATA_DIR to a folder that every user may enter.`,
  );
}

/** Returns the command and arguments that run `program` with this runner. */
export function commandLine(runner: Runner, program: string, args: readonly string[]): [string, string[]] {
  const [first, ...rest] = [...runner.prefix, program, ...args];
  return [first ?? program, rest];
}

function works(runner: Runner, postgres: string): boolean {
  const [command, args] = commandLine(runner, postgres, ['--version']);
  return spawnSync(command, args, { stdio: 'ignore', uid: runner.uid, gid: runner.gid }).status === 0;
}

function errorOf(postgres: string): string {
  const result = spawnSync(postgres, ['--version'], { encoding: 'utf8' });
  return result.error?.message ?? result.stderr.trim();
}
