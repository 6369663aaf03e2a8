import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import './lib/node-version.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { fail, program, root, run, StepError } from './lib/run.mjs';

/**
 * `npm run bench`: measures the built product, or, with names such as `-- growth api`, a part of it. Each bench prints its own
 * table; the next one runs even if one fails.
 */
try {
  await install();
  await build();
  const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser() };
  const wanted = process.argv.slice(2);
  const benches = readdirSync(join(root, 'bench')).filter((name) => {
    const [, own] = /^(.+)\.bench\.ts$/.exec(name) ?? [];
    return own !== undefined && (wanted.length === 0 || wanted.includes(own));
  });
  if (benches.length === 0) throw new StepError('There is no bench to run.');
  const failed = [];
  for (const name of benches.sort()) {
    console.log(`\n${name}`);
    const { ok } = await run(process.execPath, [program('tsx/dist/cli.mjs'), join('bench', name)], {
      env,
      show: true,
    });
    if (!ok) failed.push(name);
  }
  if (failed.length > 0) throw new StepError(`Failed: ${failed.join(', ')}.`);
} catch (error) {
  fail(error);
}
