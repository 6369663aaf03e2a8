import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { program, root, run } from './run.mjs';
import { countPlaywright, countVitest, failOnRunnerError } from './tally.mjs';

const reports = join(root, 'node_modules', '.cache', 'patrolbook');

/** Runs the unit and API tests of every workspace. */
export function runVitest() {
  const report = join(reports, 'vitest.json');
  const args = [
    program('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return runSuite({ args, report, count: countVitest });
}

/** Runs the browser tests against the built product in the given browser. */
export function runPlaywright(browser) {
  const report = join(reports, 'playwright.json');
  const args = [program('@playwright/test/cli.js'), 'test', '--config', 'e2e', '--reporter=list,json'];
  const env = { ...process.env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return runSuite({ args, env, report, count: countPlaywright });
}

/** Runs a suite and counts its report. Deletes the previous report first, so that it cannot be counted again. */
async function runSuite({ args, env, report, count }) {
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const { ok } = await run(process.execPath, args, { env, show: true });
  const tally = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  return failOnRunnerError(tally, ok);
}
