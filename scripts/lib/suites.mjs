import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { traceability } from './checks.mjs';
import { countPlaywright, countVitest, failOnRunnerError } from './counts.mjs';
import { program, root, run } from './run.mjs';
import { findGaps, readRows, reportedTests, testsById } from './traceability.mjs';

/** @import { Counts } from './counts.mjs' */

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
  return runSuite({ args, report, count: countVitest });
}

/**
 * Runs the browser tests against the built product in the given browser.
 * @param {string} browser its path
 */
export function runPlaywright(browser) {
  const report = journeyReport;
  const args = [program('@playwright/test/cli.js'), 'test', '--config', 'e2e', '--reporter=list,json'];
  const env = { ...process.env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return runSuite({ args, env, report, count: countPlaywright });
}

/**
 * Runs a suite and counts its report. Deletes the previous report first, so that it cannot be counted again.
 * @template Report
 * @param {object} suite
 * @param {string[]} suite.args
 * @param {NodeJS.ProcessEnv} [suite.env]
 * @param {string} suite.report the path of the report
 * @param {(report: Report) => Counts} suite.count
 */
async function runSuite({ args, env, report, count }) {
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const { ok } = await run(process.execPath, args, { env, show: true });
  const counts = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  return failOnRunnerError(counts, ok);
}

/**
 * Compares the rows of docs/traceability.json with the tests that have just run.
 * @returns {Counts}
 */
export function checkTraceability() {
  const [units, journeys] = [unitReport, journeyReport].map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const gaps = findGaps(readRows().sections, testsById(reportedTests(units, journeys)));
  console.log([`${gaps.length === 0 ? '✔' : '✘'} ${traceability}`, ...gaps].join('\n'));
  return gaps.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
