/** @typedef {{ passed: number, failed: number }} Counts how many checks or tests passed and failed */

/**
 * What is read of the reports.
 * @typedef {{ numTotalTests: number, numPassedTests: number, testResults: FileResult[] }} VitestReport
 * @typedef {{ status: string, assertionResults: { status: string }[] }} FileResult
 * @typedef {{ stats: Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number>, errors: unknown[] }} PlaywrightReport
 */

/** @param {Counts[]} steps @returns {Counts} */
export function addCounts(steps) {
  return {
    passed: steps.reduce((sum, { passed }) => sum + passed, 0),
    failed: steps.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/**
 * Counts Vitest's report (`--reporter=json`). A file that could not be loaded counts as one failure, and so does each
 * skipped test, since it might not pass.
 * @param {VitestReport} report
 * @returns {Counts}
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
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped + errors.length };
}

/**
 * Counts a failure if the runner failed without a failed test, because of an error outside of tests or a missing report.
 * @param {Counts} counts @param {boolean} ok whether the runner succeeded
 */
export function failOnRunnerError(counts, ok) {
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
