import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import './lib/node-version.mjs';
import { renderLicences } from './lib/licences.mjs';
import { root } from './lib/run.mjs';

/** `npm run licences` writes docs/licences.md; with `--check` it only says whether the page is up to date. */
const file = join(root, 'docs', 'licences.md');
const page = renderLicences();
if (!process.argv.includes('--check')) writeFileSync(file, page);
else if (readFileSync(file, 'utf8') !== page) {
  console.error('docs/licences.md is not up to date: npm run licences writes it.');
  process.exitCode = 1;
}
