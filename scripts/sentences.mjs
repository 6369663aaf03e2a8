import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import './lib/node-version.mjs';
import { filesIn } from './lib/files.mjs';
import { root } from './lib/run.mjs';
import { longSentences } from './lib/sentences.mjs';

/** A list that is generated, of names. */
const generated = ['docs/licences.md', 'traceability.md'];

/** Fails on a sentence of the documents that is too long to be read once. */
const long = filesIn('')
  .filter((file) => file.endsWith('.md') && !generated.includes(file))
  .flatMap((file) =>
    longSentences(readFileSync(join(root, file), 'utf8')).map((sentence) => `${file}: ${sentence}`),
  );
for (const sentence of long) console.error(`More than 40 words in one sentence. ${sentence}`);
process.exitCode = long.length === 0 ? 0 : 1;
