import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readRules } from './rules.mjs';
import { root } from './run.mjs';

const rules = readRules(root);

it('a rule stands once', () => {
  const numbers = rules.map(({ number }) => number);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});

it('the index says where each rule stands', () => {
  const index = readFileSync(join(root, 'docs', 'product.md'), 'utf8');
  const rows = [...index.matchAll(/^\| (\d[^|]*) \| (?:\[[^\]]+\]\(\.\.\/([^)]+)\)|below) \|$/gm)];
  const listed = rows.flatMap(([, numbers = '', file = 'docs/product.md']) =>
    numbers.split(', ').flatMap((range) => within(range, file).map(({ number }) => [number, file])),
  );
  expect(listed.sort()).toEqual(rules.map(({ number, file }) => [number, file]).sort());
});

/**
 * The rules of a file from one number to another: `4.13–4.16`, or one number alone.
 * @param {string} range @param {string} file
 */
function within(range, file) {
  const [from = '', to = from] = range.split('–');
  return rules.filter((rule) => rule.file === file && isFrom(rule.number, from) && isFrom(to, rule.number));
}

/**
 * Whether a number is of the same chapter as another and not before it.
 * @param {string} number @param {string} other
 */
function isFrom(number, other) {
  const [chapter, at] = number.split('.').map(Number);
  const [ofOther, atOther] = other.split('.').map(Number);
  return chapter === ofOther && Number(at) >= Number(atOther);
}
