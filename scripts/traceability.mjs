import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import './lib/node-version.mjs';
import { readRules } from './lib/rules.mjs';
import { fail, root } from './lib/run.mjs';
import { collectTests, findGaps, readUntested, testsByRule } from './lib/traceability.mjs';
import { renderPage } from './lib/traceability-page.mjs';

/**
 * `npm run traceability` writes traceability.md, which says what test proves each rule; with `--check` it writes nothing. Either fails on
 * a rule that nothing proves.
 */
try {
  const rules = readRules(root);
  const untested = readUntested();
  const proofs = testsByRule(await collectTests());
  if (!process.argv.includes('--check')) {
    writeFileSync(join(root, 'traceability.md'), renderPage(rules, untested, proofs));
    console.log('traceability.md is written.');
  }
  const wrong = findGaps(rules, untested, proofs);
  for (const sentence of wrong) console.error(sentence);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} catch (error) {
  fail(error);
}
