import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

const skipped = new Set(['node_modules', 'dist', 'testing']);
const tests = /\.(test|fixture)\.tsx?$/;

/**
 * Returns a hash of the names and contents of files. Ignores their times, which git sets anew on a checkout.
 * @param {string[]} paths files and folders in the repository; tests and build output are ignored
 */
export function fingerprintOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesIn))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/** @param {string} path @returns {string[]} */
function filesIn(path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (stats.isFile()) return tests.test(path) ? [] : [path];
  const names = readdirSync(join(root, path)).filter((name) => !skipped.has(name));
  return names.sort().flatMap((name) => filesIn(`${path}/${name}`));
}

/** The fingerprint of the sources for which a step was last done. Kept in node_modules, so that a fresh installation forgets it. */
export class LastFingerprint {
  /** @param {string} name the step's */
  constructor(name) {
    this.path = join(root, 'node_modules', '.cache', 'patrolbook', name);
  }

  /** @param {string} fingerprint */
  matches(fingerprint) {
    const exists = statSync(this.path, { throwIfNoEntry: false }) !== undefined;
    return exists && readFileSync(this.path, 'utf8') === fingerprint;
  }

  /** @param {string} fingerprint */
  write(fingerprint) {
    mkdirSync(dirname(this.path), { recursive: true });
    writeFileSync(this.path, fingerprint);
  }

  clear() {
    rmSync(this.path, { force: true });
  }
}
