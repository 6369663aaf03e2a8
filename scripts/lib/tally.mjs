/** @typedef {{ passed: number, failed: number }} Tally */

/** @param {Tally[]} tallies @returns {Tally} */
export function add(tallies) {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/**
 * Counts Vitest's report (`--reporter=json`). A file that could not be loaded counts as one failure, and so does each
 * skipped test, since it might not pass.
 * @returns {Tally}
 */
export function countVitest(report) {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const passed = report.numPassedTests;
  return { passed, failed: report.numTotalTests - passed + unloaded.length };
}

/**
 * Counts Playwright's report (`--reporter=json`). `flaky` tests passed when repeated; `errors` occurred outside of tests.
 * @returns {Tally}
 */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped + errors.length };
}

/**
 * Counts a failure if the runner failed without a failed test, because of an error outside of tests or a missing report.
 * @param {Tally} tally @param {boolean} ok whether the runner succeeded
 */
export function failOnRunnerError(tally, ok) {
  return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}
