import './lib/node-version.mjs';
import { ensureTestBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { runChecks, traceability } from './lib/checks.mjs';
import { install } from './lib/install.mjs';
import { addResults } from './lib/results.mjs';
import { fail, StepError } from './lib/run.mjs';
import { checkTraceability, runPlaywright, runVitest } from './lib/suites.mjs';

/** @import { Results } from './lib/results.mjs' */

/** `npm test`: runs all checks and tests on a machine that needs only Node and npm (product 15.1). */
try {
  await install();
} catch (error) {
  fail(error);
}

// Beside the checks and the tests without a browser, since it waits for the network most of the time.
const browser = Promise.allSettled([ensureTestBrowser()]);
const results = [
  await attempt(() => runChecks([traceability])),
  await attempt(runUnits),
  await attempt(runBrowserTests),
  await attempt(async () => checkTraceability()),
];
const { passed, failures } = addResults(results);
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
// Repeated at the end, where it is found when only the end of a long output was kept.
for (const failure of failures) console.log(`✘ ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);

/** Builds first, because some of these tests start the whole product. */
async function runUnits() {
  await build();
  return runVitest();
}

async function runBrowserTests() {
  const [found] = await browser;
  if (found.status === 'rejected') throw found.reason;
  await build();
  return runPlaywright(found.value);
}

/**
 * Runs a step. One that cannot run counts as one failure, and the others still run.
 * @param {() => Promise<Results>} step
 * @returns {Promise<Results>}
 */
async function attempt(step) {
  try {
    return await step();
  } catch (error) {
    console.error(error instanceof StepError ? `${error.output}${error.message}` : error);
    return { passed: 0, failures: [error instanceof Error ? error.message : String(error)] };
  }
}
