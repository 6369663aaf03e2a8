import { readFileSync, writeFileSync } from 'node:fs';
import './lib/node-version.mjs';
import { collectTests, findGaps, pageFile, readRows, testsById } from './lib/coverage.mjs';
import { renderPage } from './lib/coverage-page.mjs';
import { fail } from './lib/run.mjs';

/**
 * `npm run coverage`: writes docs/coverage.md; with `--check` writes nothing and says whether it is up to date. Either fails
 * on a sentence of the specification that no test proves.
 */
try {
  const listed = readRows();
  const proofs = testsById(await collectTests());
  const page = renderPage(listed, proofs);
  const wrong = findGaps(listed.sections, proofs);
  if (!process.argv.includes('--check')) writeFileSync(pageFile, page);
  else if (readFileSync(pageFile, 'utf8') !== page) {
    wrong.push('docs/coverage.md is not up to date: npm run coverage writes it.');
  }
  for (const sentence of wrong) console.error(sentence);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} catch (error) {
  fail(error);
}
