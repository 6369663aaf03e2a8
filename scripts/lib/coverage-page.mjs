import { relative, sep } from 'node:path';
import { root } from './run.mjs';

/** More tests than this for one row are counted, not named. */
const named = 3;

/**
 * docs/coverage.md: a table for each part of the specification, a row for each sentence, with the tests that prove it.
 * @param {ReturnType<typeof import('./coverage.mjs').readRows>} listed
 * @param {Map<string, import('./coverage.mjs').Test[]>} proofs
 */
export function renderPage({ sections, without }, proofs) {
  return [
    '# What proves the specification',
    '',
    'Written by `npm run coverage` from the ids that stand in square brackets in the titles of tests; the rows are in `coverage.json`',
    'and, for what screens show, in `coverage-screens.json`.',
    '`npm run check` fails on a row without a test, on an id without a row, and when this page is not up to date.',
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

function tell(tests) {
  const told = tests.slice(0, named).map(({ name, file }) => `${cell(plain(name))} (${link(file)})`);
  const more = tests.length - told.length;
  return [...told, ...(more > 0 ? [`and ${more} more`] : [])].join('<br>');
}

/** A title without its ids. */
function plain(name) {
  return name
    .replace(/ ?\[[^\]]*\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function link(file) {
  const path = relative(root, file).split(sep).join('/');
  return `[${path.split('/').at(-1)}](../${path})`;
}

function cell(text) {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');
}
