import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * What is read of package-lock.json.
 * @typedef {Record<string, string>} Versions by the names of packages
 * @typedef {{ version?: string, license?: string, dependencies?: Versions, optionalDependencies?: Versions, peerDependencies?: Versions, peerDependenciesMeta?: Record<string, { optional?: boolean }> }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages by their folders
 */

/** @returns {LockedPackages} */
export function readLock() {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
}

/**
 * The packages that the server imports when it runs. Those that are bundled into the web are development dependencies.
 * @param {LockedPackages} packages
 */
export function namesOfServer(packages) {
  return Object.keys({ ...packages['']?.dependencies, ...packages['']?.optionalDependencies });
}

/**
 * Returns the folders below `node_modules` of these packages and of what they need when they run, as Node finds them.
 * @param {LockedPackages} packages
 * @param {string[]} names
 */
export function runtimePackages(packages, names) {
  const found = new Set(names.map((name) => `node_modules/${name}`).filter((path) => packages[path]));
  for (const path of found) {
    for (const name of needsOf(packages[path])) {
      const place = findPackage(packages, path, name);
      if (place !== undefined) found.add(place);
    }
  }
  return [...found];
}

/** @param {LockedPackage | undefined} locked */
function needsOf(locked) {
  const peers = Object.keys(locked?.peerDependencies ?? {}).filter(
    (name) => !locked?.peerDependenciesMeta?.[name]?.optional,
  );
  return [...Object.keys({ ...locked?.dependencies, ...locked?.optionalDependencies }), ...peers];
}

/**
 * Finds a package as Node does: in the folder itself, then in those above.
 * @param {LockedPackages} packages @param {string} from @param {string} name
 * @returns {string | undefined}
 */
function findPackage(packages, from, name) {
  const steps = from.split('/');
  const places = steps.map((_, index) => steps.slice(0, steps.length - index).join('/'));
  const paths = [...places.map((place) => `${place}/node_modules/${name}`), `node_modules/${name}`];
  return paths.find((one) => packages[one] !== undefined);
}
