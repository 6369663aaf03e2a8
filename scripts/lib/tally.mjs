/** @typedef {{ passed: number, failed: number }} Tally */

/** @param {Tally[]} tallies @returns {Tally} */
export function add(tallies) {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/**
 * Counts Vitest's report (`--reporter=json`). A file that could not be read has no tests and counts as one failure; so does
 * a test that was left out, since nobody knows whether it would pass.
 * @returns {Tally}
 */
export function countVitest(report) {
  const unread = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const passed = report.numPassedTests;
  return { passed, failed: report.numTotalTests - passed + unread.length };
}

/**
 * Counts Playwright's report (`--reporter=json`); `flaky` ones passed when repeated, `errors` are those outside of tests.
 * @returns {Tally}
 */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped + errors.length };
}

/**
 * A runner that failed without a failed test (an error outside of any, or no report at all) still failed.
 * @param {Tally} tally @param {boolean} ok whether the runner said that all is well
 */
export function heed(tally, ok) {
  return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}
