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
import { StartError } from '../../start-error.ts';
import { authentication } from './address.ts';
import type { Binaries } from './binaries.ts';
import { folderError } from './folder.ts';
import { commandLine, type Runner } from './runner.ts';
import type { ServerLog } from './server-log.ts';

/** The release of the binaries that npm ships; its data folder is not another's. */
const MAJOR_VERSION = '18';

/** The database's owner inside PostgreSQL. */
export const DATABASE_USER = 'patrolbook';

export interface Cluster {
  readonly directory: string;
  readonly binaries: Binaries;
  readonly runner: Runner;
  readonly log: ServerLog;
  /** False only in tests: then nothing waits for the disk. */
  readonly durable: boolean;
}

/**
 * Makes the data folder when there is none. It is made beside its place and then renamed, so that one that was
 * interrupted is never taken for a whole one.
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
      `The database in ${directory} was made by PostgreSQL ${version}, and this Patrolbook brings ${MAJOR_VERSION}: set DATABASE_URL to a server of that version.`,
    );
  }
  if (existsSync(directory) && readdirSync(directory).length > 0) {
    throw new StartError(
      `The folder ${directory} is not empty and holds no database: empty it, or set DATA_DIR.`,
    );
  }
  return false;
}

/** The built-in locale needs none of the system's, so the data folder may move to another machine. */
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
    throw new StartError(`The database could not be made in ${directory}: ${log.lastComplaint()}`);
}

/** Makes a rename survive a power cut. Windows cannot open a folder and does not need it. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const file = openSync(folder, 'r');
  fsyncSync(file);
  closeSync(file);
}
