import { relative, sep } from 'node:path';
import { root } from './run.mjs';

/** @import { readRows, Test } from './traceability.mjs' */

/** More tests than this for one row are counted, not named. */
const named = 3;

/**
 * A table for each section of docs/traceability.json, with the tests that prove each row.
 * @param {ReturnType<typeof readRows>} listed
 * @param {Map<string, Test[]>} proofs
 */
export function renderPage({ sections, without }, proofs) {
  return [
    '# What proves the product’s rules',
    '',
    'Written by `npm run traceability` from the ids that stand in square brackets in the titles of tests; the rows are in `docs/traceability.json`.',
    '`npm run check` fails on a row without a test and on an id without a row.',
    ...sections.flatMap(({ title, rows }) => [
      '',
      `## ${title}`,
      '',
      '| id | what | proved by |',
      '|---|---|---|',
      ...rows.map(({ id, says }) => `| \`${id}\` | ${cell(says)} | ${tell(proofs.get(id) ?? [])} |`),
    ]),
    '',
    '## Without a row',
    '',
    ...Object.entries(without).map(([what, why]) => `- ${what}: ${why}`),
    '',
  ].join('\n');
}

/** @param {Test[]} tests */
function tell(tests) {
  const told = tests.slice(0, named).map(({ name, file }) => `${cell(plain(name))} (${link(file)})`);
  const more = tests.length - told.length;
  return [...told, ...(more > 0 ? [`and ${more} more`] : [])].join('<br>');
}

/**
 * A title without its ids.
 * @param {string} name
 */
function plain(name) {
  return name
    .replace(/ ?\[[^\]]*\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** @param {string} file */
function link(file) {
  const path = relative(root, file).split(sep).join('/');
  return `[${path.split('/').at(-1)}](${path})`;
}

/** @param {string} text */
function cell(text) {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');
}
