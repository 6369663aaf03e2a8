import { relative, sep } from 'node:path';
import { root } from './run.mjs';

/** @import { Rule, Test } from './traceability.mjs' */

/** More tests than this for one rule are counted, not named. */
const named = 3;

/**
 * A table for each file that has rules, with the tests that cite each.
 * @param {Rule[]} rules @param {Map<string, string>} untested
 * @param {Map<string, Test[]>} proofs
 */
export function renderPage(rules, untested, proofs) {
  const files = [...new Set(rules.map(({ file }) => file))];
  /** @param {Rule} rule */
  const row = ({ number, says }) =>
    `| ${number} | ${cell(says)} | ${untested.get(number) ?? tell(proofs.get(number) ?? [])} |`;
  return [
    '# What proves the product’s rules',
    '',
    'Written by `npm run traceability` from the numbers that stand in square brackets in the titles of tests.',
    '`npm run check` fails on a rule that no test cites, unless docs/product.md says how else it is proved.',
    ...files.flatMap((file) => [
      '',
      `## [${file}](${file})`,
      '',
      '| rule | begins | proved by |',
      '|---|---|---|',
      ...rules.filter((rule) => rule.file === file).map(row),
    ]),
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
 * A title without its numbers.
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
