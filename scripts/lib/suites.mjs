import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { traceability } from './checks.mjs';
import { failOnRunnerError, readPlaywright, readVitest } from './results.mjs';
import { readRules } from './rules.mjs';
import { program, root, run } from './run.mjs';
import { findGaps, readUntested, reportedTests, testsByRule } from './traceability.mjs';

/** @import { Results } from './results.mjs' */

const reports = join(root, 'node_modules', '.cache', 'patrolbook');
const unitReport = join(reports, 'vitest.json');
const journeyReport = join(reports, 'playwright.json');

/** Runs the unit and API tests of every workspace. */
export function runVitest() {
  const report = unitReport;
  const args = [
    program('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return runSuite({ args, report, read: readVitest });
}

/**
 * Runs the browser tests against the built product in the given browser.
 * @param {string} browser its path
 */
export function runPlaywright(browser) {
  const report = journeyReport;
  const args = [program('@playwright/test/cli.js'), 'test', '--config', 'e2e', '--reporter=list,json'];
  const env = { ...process.env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return runSuite({ args, env, report, read: readPlaywright });
}

/**
 * Runs a suite and reads its report. Deletes the previous report first, so that it cannot be read again.
 * @template Report
 * @param {object} suite
 * @param {string[]} suite.args
 * @param {NodeJS.ProcessEnv} [suite.env]
 * @param {string} suite.report the path of the report
 * @param {(report: Report) => Results} suite.read
 */
async function runSuite({ args, env, report, read }) {
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const { ok } = await run(process.execPath, args, { env, show: true });
  const results = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failures: [] };
  return failOnRunnerError(results, ok);
}

/**
 * Compares the product's rules with the tests that have just run.
 * @returns {Results}
 */
export function checkTraceability() {
  const [units, journeys] = [unitReport, journeyReport].map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const proofs = testsByRule(reportedTests(units, journeys));
  const gaps = findGaps(readRules(root), readUntested(), proofs);
  console.log([`${gaps.length === 0 ? '✔' : '✘'} ${traceability}`, ...gaps].join('\n'));
  return gaps.length === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [traceability] };
}
