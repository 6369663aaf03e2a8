import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import './lib/node-version.mjs';
import { findDeadCitations } from './lib/citations.mjs';
import { filesIn } from './lib/files.mjs';
import { root } from './lib/run.mjs';

const texts = /\.(ts|tsx|mjs|cjs|css|html|md)$/;

/** Fails on a citation of a rule, a decision or a file that is not in the repository. */
const dead = findDeadCitations(
  filesIn('')
    .filter((file) => texts.test(file) && !file.includes('citations.') && file !== 'traceability.md')
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })),
  root,
);
for (const sentence of dead) console.error(sentence);
process.exitCode = dead.length === 0 ? 0 : 1;
