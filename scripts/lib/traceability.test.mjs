import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRules } from './rules.mjs';
import { root } from './run.mjs';
import { findGaps, readUntested, reportedTests, testsByRule } from './traceability.mjs';
import { renderPage } from './traceability-page.mjs';

const file = 'apps/server/src/some.test.ts';
/** @param {string} name */
const test = (name) => ({ file, name });
const rules = [
  { number: '1.1', says: 'this | that', file: 'docs/product.md' },
  { number: '1.2', says: 'more', file: 'domains/crew/README.md' },
];
const none = new Map();

describe('the numbers in titles', () => {
  it('are found wherever they stand, several in one, each once', () => {
    const proofs = testsByRule([
      test('describes [1.1] > does it [1.1, 12.10]'),
      test('[1.1]'),
      test('shows it [9.9]'),
    ]);
    expect([...proofs].map(([number, tests]) => [number, tests.length])).toEqual([
      ['1.1', 2],
      ['12.10', 1],
      ['9.9', 1],
    ]);
  });

  it('are not just anything in brackets', () => {
    expect(testsByRule([test('refuses [] at [ "id" ], [0], [1.5, -2] and [/etc]')]).size).toBe(0);
  });
});

it('the tests that ran are those of both reports, without the scripts’ own', () => {
  const units = [
    { name: join(root, 'apps/a.test.ts'), assertionResults: [{ fullName: 'group [1.1] does' }] },
    { name: join(root, 'scripts/b.test.mjs'), assertionResults: [{ fullName: '[1.2]' }] },
  ];
  const inner = {
    title: 'inner',
    file: 'c.e2e.ts',
    specs: [{ title: 'shows [1.1]', file: 'c.e2e.ts' }],
  };
  const journeys = [{ title: 'c.e2e.ts', file: 'c.e2e.ts', specs: [], suites: [inner] }];
  expect(reportedTests({ testResults: units }, { suites: journeys })).toEqual([
    { file: join(root, 'apps/a.test.ts'), name: 'group [1.1] does' },
    { file: join(root, 'e2e/c.e2e.ts'), name: 'shows [1.1]' },
  ]);
});

describe('a gap', () => {
  it('is a rule without a test, or a number without a rule', () => {
    expect(findGaps(rules, none, testsByRule([test('[1.1]'), test('[1.9]')]))).toEqual([
      'No test cites [1.2] of domains/crew/README.md.',
      '[1.9] is cited, but is no rule.',
    ]);
  });

  it('is none where docs/product.md says how else a rule is proved, unless a test does', () => {
    const untested = new Map([['1.2', 'the bench']]);
    expect(findGaps(rules, untested, testsByRule([test('[1.1]')]))).toEqual([]);
    expect(findGaps(rules, untested, testsByRule([test('[1.1, 1.2]')]))).toEqual([
      'A test cites [1.2], so that docs/product.md need not say how it is proved.',
    ]);
  });
});

it('the page names the tests of a rule, counts the rest, and stays a table', () => {
  const tests = ['[1.1] a', 'b [1.1]', 'c [1.1]', 'd [1.1]', 'e [1.1]'].map(test);
  const page = renderPage(rules, new Map([['1.2', 'nobody can']]), testsByRule(tests));
  expect(page).toContain('| 1.1 | this \\| that | a ([some.test.ts](apps/server/');
  expect(page).toContain('<br>and 2 more |');
  expect(page).toContain('| 1.2 | more | nobody can |');
});

it('few rules are proved without a test', () => {
  const untested = readUntested();
  expect(untested.size).toBeLessThan(readRules(root).length / 50);
  expect(untested.get('1.4')).toBe('words that other rules use');
});
