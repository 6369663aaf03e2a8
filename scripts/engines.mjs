import './lib/node-version.mjs';
import { enginePackages } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { installPackages, missingPackages } from './lib/debian.mjs';
import { install } from './lib/install.mjs';
import { fail, program, run } from './lib/run.mjs';

/** `npm run engines`: opens every page in Firefox and in WebKit (e2e/engines/pages.ts, decision 46). */
try {
  await install();
  await installPackages(missingPackages(enginePackages));
  await build();
  const args = [program('@playwright/test/cli.js'), 'test', '--config', 'e2e/engines'];
  const { ok } = await run(process.execPath, args, { show: true });
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  fail(error);
}
