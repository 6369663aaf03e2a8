import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import './lib/node-version.mjs';
import { findDeadCitations } from './lib/citations.mjs';
import { root } from './lib/run.mjs';

const texts = /(\.(ts|tsx|mjs|cjs|css|html|md)|^docs\/.*\.json)$/;
/** Folders that are installed, built or written by a run. */
const skipped = new Set(['.git', '.cache', 'node_modules', 'dist', 'data', 'gallery', 'test-results']);

/** Fails on a citation of a rule, a decision or a file that is not in the repository. */
const dead = findDeadCitations(
  filesIn('')
    .filter((file) => texts.test(file) && !file.includes('citations.') && file !== 'traceability.md')
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })),
  root,
);
for (const sentence of dead) console.error(sentence);
process.exitCode = dead.length === 0 ? 0 : 1;

/**
 * Returns the paths below a folder of the repository, with slashes.
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.has(entry.name) && path !== 'e2e/gallery' ? [] : filesIn(path);
    return [path];
  });
}
