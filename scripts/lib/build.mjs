import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from './compress.mjs';
import { program, root, run, StepError, timed } from './run.mjs';
import { fingerprint, Stamp } from './stamp.mjs';

const shared = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/lib/build.mjs',
  'scripts/lib/compress.mjs',
];
const contract = 'packages/contract';
const embeddedPostgres = 'packages/embedded-postgres';

/** The two halves of the product, with their sources. */
const halves = [
  {
    name: 'server',
    folder: 'apps/server',
    sources: [...shared, contract, embeddedPostgres, 'apps/server'],
    product: 'main.js',
  },
  { name: 'web', folder: 'apps/web', sources: [...shared, contract, 'apps/web'], product: 'index.html' },
].map((half) => ({ ...half, dist: join(root, half.folder, 'dist'), stamp: new Stamp(`built-${half.name}`) }));

/** Builds the halves whose sources have changed since their last build. Throws if a build fails. */
export async function build() {
  const stale = staleHalves();
  if (stale.length === 0) return;
  await timed(`Building ${stale.map(({ name }) => name).join(' and ')}`, () =>
    Promise.all(stale.map(buildHalf)),
  );
}

/** Returns the halves that are not built, or whose sources have changed since. */
export function staleHalves() {
  return halves
    .map((half) => ({ ...half, print: fingerprint(half.sources) }))
    .filter(({ stamp, print, dist, product }) => !stamp.matches(print) || !existsSync(join(dist, product)));
}

async function buildHalf({ name, folder, dist, stamp, print }) {
  stamp.clear();
  const { ok, output } = await run(
    process.execPath,
    [program('vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    {
      cwd: join(root, folder),
    },
  );
  if (!ok) throw new StepError(`The ${name} could not be built; see the output of Vite above.`, output);
  if (name === 'web') await compressFolder(dist);
  stamp.write(print);
}
