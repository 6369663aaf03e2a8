import './lib/node-version.mjs';
import { build } from './lib/build.mjs';
import { installPackages, missingPackages } from './lib/debian.mjs';
import { install } from './lib/install.mjs';
import { fail, program, run } from './lib/run.mjs';

/**
 * `npm run faults -- [kills] [cuts] [saturation] [disk] [clock] [descriptors] [copies] [year] [--rounds 50] [--minutes 10] [--copies 3] [--days 365]`:
 * breaks the product on one machine under load, as root, copies it, or lets a year pass, and says what was lost.
 */
try {
  await install();
  await build();
  await installPackages(missingPackages(['faketime', 'postgresql']));
  const args = [program('tsx/dist/cli.mjs'), 'faults/machine/main.ts', ...process.argv.slice(2)];
  const { ok } = await run(process.execPath, args, { show: true });
  if (!ok) process.exitCode = 1; // it has said why
} catch (error) {
  fail(error);
}
