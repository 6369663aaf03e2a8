import './lib/node-version.mjs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { archiveRelease, makeRelease } from './lib/release.mjs';
import { fail, timed } from './lib/run.mjs';

/**
 * `npm run release -- [FOLDER] [--without-postgres]`: makes a folder that runs on Node alone (product 15.34). Without FOLDER it
 * is `dist/patrolbook`, and an archive of it is made beside it.
 */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'without-postgres': { type: 'boolean', default: false } },
  });
  await install();
  await build();
  const [given] = positionals;
  const folder = given === undefined ? undefined : resolve(given);
  const made = await timed('Making the release', () =>
    makeRelease({ folder, withPostgres: !values['without-postgres'] }),
  );
  console.log(made);
  if (given === undefined) console.log(await timed('Archiving it', () => archiveRelease(made)));
} catch (error) {
  fail(error);
}
