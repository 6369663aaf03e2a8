import { expect, test } from 'vitest';
import { add, countPlaywright, countVitest, heed } from './tally.mjs';

const passing = { status: 'passed' };

test('adds what the steps counted', () => {
  expect(
    add([
      { passed: 2, failed: 0 },
      { passed: 3, failed: 1 },
    ]),
  ).toEqual({ passed: 5, failed: 1 });
});

test('counts a test file that could not be read, and a test left out, as failures', () => {
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

test('counts a journey that passed when repeated as passed, and one left out as a failure', () => {
  const stats = { expected: 5, flaky: 1, unexpected: 2, skipped: 1 };
  expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 6, failed: 3 });
  expect(countPlaywright({ stats, errors: [{ message: 'No tests found' }] }).failed).toBe(4);
});

test('believes a runner that says it failed', () => {
  expect(heed({ passed: 7, failed: 0 }, false)).toEqual({ passed: 7, failed: 1 });
  expect(heed({ passed: 7, failed: 2 }, false)).toEqual({ passed: 7, failed: 2 });
  expect(heed({ passed: 7, failed: 0 }, true)).toEqual({ passed: 7, failed: 0 });
});
