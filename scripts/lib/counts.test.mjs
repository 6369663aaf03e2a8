import { expect, test } from 'vitest';
import { addCounts, countPlaywright, countVitest, failOnRunnerError } from './counts.mjs';

const passing = { status: 'passed' };

test('adds the counts of the steps', () => {
  expect(
    addCounts([
      { passed: 2, failed: 0 },
      { passed: 3, failed: 1 },
    ]),
  ).toEqual({ passed: 5, failed: 1 });
});

test('counts a test file that could not be loaded, and a skipped test, as failures', () => {
  const report = {
    numTotalTests: 4,
    numPassedTests: 2,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [passing, passing, { status: 'failed' }, { status: 'skipped' }] },
    ],
  };
  expect(countVitest(report)).toEqual({ passed: 2, failed: 3 });
});

test('counts a browser test that passed when repeated as passed, and a skipped one as a failure', () => {
  const stats = { expected: 5, flaky: 1, unexpected: 2, skipped: 1 };
  expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 6, failed: 3 });
  expect(countPlaywright({ stats, errors: [{ message: 'No tests found' }] }).failed).toBe(4);
});

test('counts a failure when the runner failed without a failed test', () => {
  expect(failOnRunnerError({ passed: 7, failed: 0 }, false)).toEqual({ passed: 7, failed: 1 });
  expect(failOnRunnerError({ passed: 7, failed: 2 }, false)).toEqual({ passed: 7, failed: 2 });
  expect(failOnRunnerError({ passed: 7, failed: 0 }, true)).toEqual({ passed: 7, failed: 0 });
});
