import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import './lib/node-version.mjs';
import { collectTests, findGaps, readRows, testsById } from './lib/coverage.mjs';
import { renderPage } from './lib/coverage-page.mjs';
import { fail, root } from './lib/run.mjs';

/**
 * `npm run coverage` writes coverage.md, which says what test proves each row of docs/coverage.json; with `--check` it writes
 * nothing. Either fails on a row that no test proves.
 */
try {
  const listed = readRows();
  const proofs = testsById(await collectTests());
  if (!process.argv.includes('--check')) {
    writeFileSync(join(root, 'coverage.md'), renderPage(listed, proofs));
    console.log('coverage.md is written.');
  }
  const wrong = findGaps(listed.sections, proofs);
  for (const sentence of wrong) console.error(sentence);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} catch (error) {
  fail(error);
}
