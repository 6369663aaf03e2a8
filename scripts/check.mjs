import './lib/node-version.mjs';
import { runChecks } from './lib/checks.mjs';
import { install } from './lib/install.mjs';
import { fail } from './lib/run.mjs';

/** `npm run check`: format, lint, types, import rules, traceability and dead code. */
try {
  await install();
  const { failures } = await runChecks();
  process.exitCode = failures.length === 0 ? 0 : 1;
} catch (error) {
  fail(error);
}
