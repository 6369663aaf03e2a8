import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.mjs';

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
const text = read('docs/accessibility.md');
const rows = [
  ...text.matchAll(/^\| ([1-4]\.\d\.\d+) \| (AA?) \| .+ \| (met|does not apply|not met) \| (.+) \|$/gm),
].map(([, number = '', level, verdict, by = '']) => ({ number, level, verdict, by }));

/** How many criteria of WCAG 2.2 each guideline has at levels A and AA: 1.1, 1.2 … */
const guidelines = {
  ...{ 1.1: 1, 1.2: 5, 1.3: 5, 1.4: 9, 2.1: 3, 2.2: 2, 2.3: 1, 2.4: 8, 2.5: 6 },
  ...{ 3.1: 2, 3.2: 5, 3.3: 6, 4.1: 2 },
};

test('docs/accessibility.md has each criterion of WCAG 2.2 once: 31 of level A and 24 of level AA', () => {
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  expect(['A', 'AA'].map((one) => rows.filter(({ level }) => level === one).length)).toEqual([31, 24]);
  const counted = Object.keys(guidelines).map((one) => [
    one,
    rows.filter(({ number }) => number.startsWith(`${one}.`)).length,
  ]);
  expect(Object.fromEntries(counted)).toEqual(guidelines);
});

test.each(['met', 'does not apply', 'not met'])('docs/accessibility.md counts them right: %s', (verdict) => {
  const judged = rows.filter((row) => row.verdict === verdict);
  const [one, two] = ['A', 'AA'].map((level) => judged.filter((row) => row.level === level).length);
  expect(text).toContain(`| ${verdict} | ${one} | ${two} | ${judged.length} |`);
});

test('docs/accessibility.md names a file for each that is met; that there is one, the citations judge', () => {
  const unnamed = rows.filter(({ verdict, by }) => verdict === 'met' && !/`[\w-]+(?:\/[\w.-]+)+`/.test(by));
  expect(unnamed.map(({ number }) => number)).toEqual([]);
});

test('what is not met is named in docs/accessibility.md and on the page for users', () => {
  const [, list = ''] = text.split(/^## /m);
  const unmet = rows.filter(({ verdict }) => verdict === 'not met').map(({ number }) => number);
  const page = read('apps/web/src/pages/accessibility/not-met.ts');
  for (const one of [list, page])
    expect([...one.matchAll(/[1-4]\.\d\.\d+/g)].map(([number]) => number).sort()).toEqual(unmet.sort());
});
