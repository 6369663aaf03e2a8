import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from './compress.mjs';
import { fingerprintOf, LastFingerprint } from './fingerprint.mjs';
import { program, root, run, StepError, timed } from './run.mjs';

const shared = [
  'package-lock.json',
  'package.json',
  'tsconfig.base.json',
  'scripts/lib/build.mjs',
  'scripts/lib/compress.mjs',
  'kernel/contract',
  'domains',
];

/** The two applications that the product consists of, with their sources. */
const applications = [
  {
    name: 'server',
    folder: 'apps/server',
    sources: [...shared, 'kernel/embedded-postgres', 'kernel/platform', 'apps/server'],
    product: 'main.js',
  },
  {
    name: 'web',
    folder: 'apps/web',
    sources: [...shared, 'kernel/lib', 'kernel/texts', 'kernel/ui', 'apps/web'],
    product: 'index.html',
  },
].map((application) => ({
  ...application,
  dist: join(root, application.folder, 'dist'),
  lastBuilt: new LastFingerprint(`built-${application.name}`),
}));

/** @typedef {ReturnType<typeof staleApplications>[number]} StaleApplication */

/** Builds the applications whose sources have changed since their last build. Throws if a build fails. */
export async function build() {
  const stale = staleApplications();
  if (stale.length === 0) return;
  await timed(`Building ${stale.map(({ name }) => name).join(' and ')}`, () =>
    Promise.all(stale.map(buildApplication)),
  );
}

/** Returns the applications that are not built, or whose sources have changed since. */
export function staleApplications() {
  return applications
    .map((application) => ({ ...application, fingerprint: fingerprintOf(application.sources) }))
    .filter(
      ({ lastBuilt, fingerprint, dist, product }) =>
        !lastBuilt.matches(fingerprint) || !existsSync(join(dist, product)),
    );
}

/** @param {StaleApplication} application */
async function buildApplication({ name, folder, dist, lastBuilt, fingerprint }) {
  lastBuilt.clear();
  const { ok, output } = await run(
    process.execPath,
    [program('vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    // Within Vitest NODE_ENV is `test`, for which Vite would build React with its checks.
    { cwd: join(root, folder), env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (!ok) throw new StepError(`The ${name} could not be built; see the output of Vite above.`, output);
  if (name === 'web') await compressFolder(dist);
  lastBuilt.write(fingerprint);
}
