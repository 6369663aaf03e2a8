import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import './lib/node-version.mjs';
import { fail, root } from './lib/run.mjs';
import { collectTests, findGaps, readRows, testsById } from './lib/traceability.mjs';
import { renderPage } from './lib/traceability-page.mjs';

/**
 * `npm run traceability` writes traceability.md, which says what test proves each row of docs/traceability.json; with `--check` it writes
 * nothing. Either fails on a row that no test proves.
 */
try {
  const listed = readRows();
  const proofs = testsById(await collectTests());
  if (!process.argv.includes('--check')) {
    writeFileSync(join(root, 'traceability.md'), renderPage(listed, proofs));
    console.log('traceability.md is written.');
  }
  const wrong = findGaps(listed.sections, proofs);
  for (const sentence of wrong) console.error(sentence);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} catch (error) {
  fail(error);
}
