import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run.mjs';

/** @typedef {{ passed: number, failures: string[] }} Results how many checks or tests passed, and what is to be said of each that failed */

/**
 * What is read of the reports.
 * @typedef {{ testResults: FileResult[] }} VitestReport
 * @typedef {{ name: string, status: string, message?: string, assertionResults: TestResult[] }} FileResult
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] }} TestResult
 * @typedef {{ suites: Suite[], errors: { message?: string }[] }} PlaywrightReport
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ title: string, file: string, tests: { status: string, results: { error?: { message?: string } }[] }[] }} Spec
 */

/** How many lines of a failure's message are repeated; the whole stands further up in the output. */
const MESSAGE_LINES = 12;

/** @param {Results[]} steps @returns {Results} */
export function addResults(steps) {
  return {
    passed: steps.reduce((sum, { passed }) => sum + passed, 0),
    failures: steps.flatMap(({ failures }) => failures),
  };
}

/**
 * Reads Vitest's report (`--reporter=json`). A file that could not be loaded counts as one failure, and so does each
 * skipped test, since it might not pass.
 * @param {VitestReport} report
 * @returns {Results}
 */
export function readVitest({ testResults }) {
  return addResults(testResults.map(readFile));
}

/** @param {FileResult} file @returns {Results} */
function readFile({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  if (status === 'failed' && assertionResults.length === 0)
    return { passed: 0, failures: [describe(file, message)] };
  const failed = assertionResults.filter((test) => test.status !== 'passed');
  return {
    passed: assertionResults.length - failed.length,
    failures: failed.map((test) =>
      describe(`${file} › ${test.fullName} (${test.status})`, test.failureMessages?.[0]),
    ),
  };
}

/**
 * Reads Playwright's report (`--reporter=json`). `flaky` tests passed when repeated; `errors` occurred outside of tests.
 * @param {PlaywrightReport} report
 * @returns {Results}
 */
export function readPlaywright({ suites, errors }) {
  const outside = errors.map(({ message }) => describe('outside of the tests', message));
  return addResults([{ passed: 0, failures: outside }, ...suites.map(readSuite)]);
}

/** @param {Suite} suite @returns {Results} */
function readSuite({ specs = [], suites = [] }) {
  return addResults([...specs.map(readSpec), ...suites.map(readSuite)]);
}

/** @param {Spec} spec @returns {Results} */
function readSpec({ file, title, tests }) {
  const failed = tests.filter(({ status }) => status !== 'expected' && status !== 'flaky');
  return {
    passed: tests.length - failed.length,
    failures: failed.map(({ status, results }) =>
      describe(`e2e/${file} › ${title} (${status})`, results[0]?.error?.message),
    ),
  };
}

/** @param {string} title @param {string} [message] */
function describe(title, message = '') {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES);
  return [title, ...lines.filter((line) => line.trim() !== '').map((line) => `  ${line}`)].join('\n');
}

/**
 * Tells of a failure if the runner failed without a failed test, because of an error outside of tests or a missing report.
 * @param {Results} results @param {boolean} ok whether the runner succeeded
 * @returns {Results}
 */
export function failOnRunnerError(results, ok) {
  if (ok || results.failures.length > 0) return results;
  return { ...results, failures: ['The runner failed outside of the tests.'] };
}
