import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addResults, failOnRunnerError, readPlaywright, readVitest } from './results.mjs';
import { root } from './run.mjs';

const name = join(root, 'apps', 'duty.test.ts');
const passing = { fullName: 'a duty ends', status: 'passed' };

test('adds the results of the steps', () => {
  expect(
    addResults([
      { passed: 2, failures: [] },
      { passed: 3, failures: ['one'] },
    ]),
  ).toEqual({ passed: 5, failures: ['one'] });
});

test('a test that failed is told of with its file and the first lines of its message, without colours', () => {
  const failureMessages = [`\u001b[31mexpected 1\u001b[39m\n\n${'at a line\n'.repeat(40)}`];
  const failing = { fullName: 'a duty begins', status: 'failed', failureMessages };
  const { failures } = readVitest({
    testResults: [{ name, status: 'failed', assertionResults: [passing, failing] }],
  });
  const [lines = []] = failures.map((failure) => failure.split('\n'));
  expect(lines.slice(0, 3)).toEqual([
    'apps/duty.test.ts › a duty begins (failed)',
    '  expected 1',
    '  at a line',
  ]);
  expect(lines).toHaveLength(12);
});

test('a test file that could not be loaded, and a skipped test, are failures', () => {
  const skipped = { fullName: 'a duty is long', status: 'skipped' };
  const testResults = [
    { name, status: 'failed', message: 'No such module', assertionResults: [] },
    { name, status: 'passed', assertionResults: [passing, skipped] },
  ];
  expect(readVitest({ testResults })).toEqual({
    passed: 1,
    failures: ['apps/duty.test.ts\n  No such module', 'apps/duty.test.ts › a duty is long (skipped)'],
  });
});

test('a browser test that passed when repeated has passed, and a skipped one has not', () => {
  /** @param {string} status */
  const spec = (status) => ({
    title: status,
    file: 'duty.e2e.ts',
    tests: [{ status, results: [{ error: { message: 'too late' } }] }],
  });
  const suites = [
    { specs: [spec('expected')], suites: [{ specs: [spec('flaky'), spec('unexpected'), spec('skipped')] }] },
  ];
  expect(readPlaywright({ suites, errors: [{ message: 'No tests found' }] })).toEqual({
    passed: 2,
    failures: [
      'outside of the tests\n  No tests found',
      'e2e/duty.e2e.ts › unexpected (unexpected)\n  too late',
      'e2e/duty.e2e.ts › skipped (skipped)\n  too late',
    ],
  });
});

test('a runner that failed without a failed test is a failure', () => {
  expect(failOnRunnerError({ passed: 7, failures: [] }, false).failures).toHaveLength(1);
  expect(failOnRunnerError({ passed: 7, failures: ['one'] }, false).failures).toEqual(['one']);
  expect(failOnRunnerError({ passed: 7, failures: [] }, true).failures).toEqual([]);
});
