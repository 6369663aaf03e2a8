import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { StartError } from '../../start-error.ts';
import type { Binaries } from './binaries.ts';
import { NOBODY } from './folder.ts';

/** How PostgreSQL's programs are run on this machine: which commands stand before them, and as whom. */
export interface Runner {
  readonly prefix: readonly string[];
  /** Set where Node itself has to change to another user; the database's folder must be theirs. */
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL shuts down cleanly when the process that started it dies. */
const endWithParent = ['setpriv', '--pdeathsig', 'INT'];

/** PostgreSQL refuses to run as root. In a namespace of its own it is nobody, while outside its files stay root's. */
const asNobodyInside = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];

const forRoot: readonly Runner[] = [
  { prefix: [...asNobodyInside, ...endWithParent] },
  { prefix: asNobodyInside },
  { prefix: endWithParent, uid: NOBODY, gid: NOBODY },
  { prefix: [], uid: NOBODY, gid: NOBODY },
];

const forUser: readonly Runner[] = [{ prefix: endWithParent }, { prefix: [] }];

/** The best way that works here, tried on the binary itself. `owner` is the database folder's, if there is one yet. */
export function chooseRunner(binaries: Binaries, owner: number | undefined): Runner {
  const isRoot = process.getuid?.() === 0;
  const all = isRoot ? forRoot : forUser;
  const candidates = owner === NOBODY ? all.filter((runner) => !isRoot || runner.uid === NOBODY) : all;
  const found = candidates.find((runner) => works(runner, binaries.postgres));
  if (found !== undefined) return found;
  if (!isRoot) throw new StartError(`PostgreSQL does not run here: ${complaint(binaries.postgres)}`);
  throw new StartError(
    `PostgreSQL does not run as root, and the user nobody cannot reach ${binaries.postgres}: start Patrolbook as an ordinary user, move it to a folder that everybody may enter, or set DATABASE_URL.`,
  );
}

/** Refuses a folder that PostgreSQL could not work in although Node can, before PostgreSQL says so less clearly. */
export function checkFolder(runner: Runner, directory: string, owner: number | undefined): void {
  if (runner.uid === undefined) return;
  const nobody =
    'PostgreSQL runs as the user nobody here, because this system lets root make no user namespace';
  if (owner !== undefined && owner !== runner.uid) {
    throw new StartError(`${nobody}: run "chown -R ${runner.uid}:${runner.gid} ${directory}".`);
  }
  const parent = dirname(directory);
  const { status } = spawnSync('test', ['-x', parent], { uid: runner.uid, gid: runner.gid });
  if (status === 0) return;
  throw new StartError(
    `${nobody}, and cannot enter ${parent}: set DATA_DIR to a folder that everybody may enter.`,
  );
}

/** The command line that runs `program` in this way. */
export function commandLine(runner: Runner, program: string, args: readonly string[]): [string, string[]] {
  const [first, ...rest] = [...runner.prefix, program, ...args];
  return [first ?? program, rest];
}

function works(runner: Runner, postgres: string): boolean {
  const [command, args] = commandLine(runner, postgres, ['--version']);
  return spawnSync(command, args, { stdio: 'ignore', uid: runner.uid, gid: runner.gid }).status === 0;
}

function complaint(postgres: string): string {
  const result = spawnSync(postgres, ['--version'], { encoding: 'utf8' });
  return result.error?.message ?? result.stderr.trim();
}
