import './lib/node-version.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { runChecks } from './lib/checks.mjs';
import { install } from './lib/install.mjs';
import { fail, StepError } from './lib/run.mjs';
import { runPlaywright, runVitest } from './lib/suites.mjs';
import { add } from './lib/tally.mjs';

/** `npm test`: everything that is checked, on a machine that may have nothing but Node and npm. */
try {
  await install();
} catch (error) {
  fail(error);
}

const tallies = [await attempt(runChecks), await attempt(runUnits), await attempt(runJourneys)];
const { passed, failed } = add(tallies);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);

/** Some of them start the whole product. */
async function runUnits() {
  await build();
  return runVitest();
}

async function runJourneys() {
  const browser = await ensureBrowser();
  await build();
  return runPlaywright(browser);
}

/** A step that cannot run counts as one failure, and the others are still run. */
async function attempt(step) {
  try {
    return await step();
  } catch (error) {
    console.error(error instanceof StepError ? `${error.output}${error.message}` : error);
    return { passed: 0, failed: 1 };
  }
}
