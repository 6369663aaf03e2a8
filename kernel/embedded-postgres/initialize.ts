import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { authentication } from './address.ts';
import type { Binaries } from './binaries.ts';
import { folderError } from './folder.ts';
import { commandLine, type Runner } from './runner.ts';
import type { ServerLog } from './server-log.ts';
import { StartError } from './start-error.ts';

/** The release of the binaries that npm ships. It cannot read another release's data folder. */
const MAJOR_VERSION = '18';

/** The PostgreSQL user who owns the database. */
export const DATABASE_USER = 'patrolbook';

export interface Cluster {
  readonly directory: string;
  readonly binaries: Binaries;
  readonly runner: Runner;
  readonly log: ServerLog;
  /** Whether commits wait for the disk; false only in tests. */
  readonly durable: boolean;
}

/**
 * Creates the data folder when there is none. It is created beside its place and then renamed, so that a partly created
 * one is never taken for a complete one. Throws StartError.
 */
export async function initializeCluster(cluster: Cluster): Promise<void> {
  const { directory, runner } = cluster;
  if (isInitialized(directory)) return;
  const draft = `${directory}.new`;
  try {
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    if (runner.uid !== undefined && runner.gid !== undefined) chownSync(draft, runner.uid, runner.gid);
    await runInitdb(cluster, draft);
    rmSync(directory, { recursive: true, force: true });
    renameSync(draft, directory);
    if (cluster.durable) syncFolder(dirname(directory));
  } catch (error) {
    throw error instanceof StartError ? error : folderError(directory, error);
  }
}

function isInitialized(directory: string): boolean {
  const file = join(directory, 'PG_VERSION');
  if (existsSync(file)) {
    const version = readFileSync(file, 'utf8').trim();
    if (version === MAJOR_VERSION) return true;
    throw new StartError(
      `The database in ${directory} was created by PostgreSQL ${version}, but this Patrolbook ships ${MAJOR_VERSION}: set DATABASE_URL to a server of version ${version}.`,
    );
  }
  if (existsSync(directory) && readdirSync(directory).length > 0) {
    throw new StartError(
      `The folder ${directory} is not empty and holds no database: empty it, or set DATA_DIR.`,
    );
  }
  return false;
}

/** Runs initdb with the built-in locale, which does not depend on the system: the data folder may move to another machine. */
async function runInitdb(
  { binaries, runner, log, durable, directory }: Cluster,
  draft: string,
): Promise<void> {
  const [command, args] = commandLine(runner, binaries.initdb, [
    `--pgdata=${draft}`,
    `--username=${DATABASE_USER}`,
    ...authentication(directory),
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
  ]);
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', log.file],
    uid: runner.uid,
    gid: runner.gid,
    detached: process.platform !== 'win32',
  });
  const [status] = await once(child, 'exit');
  if (status !== 0)
    throw new StartError(`The database could not be created in ${directory}: ${log.lastError()}`);
}

/** Makes a rename survive a power cut. Windows cannot open a folder and does not need it. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const file = openSync(folder, 'r');
  fsyncSync(file);
  closeSync(file);
}
