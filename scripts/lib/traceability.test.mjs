import { describe, expect, it } from 'vitest';
import { findGaps, readRows, testsById } from './traceability.mjs';
import { renderPage } from './traceability-page.mjs';

const file = 'apps/server/src/some.test.ts';
/** @param {string} name */
const test = (name) => ({ file, name });
const sections = [
  {
    title: 'Rules',
    rows: [
      { id: 'rule one', says: 'this | that' },
      { id: 'POST /patrol/{id}', says: 'calls' },
    ],
  },
];

describe('the ids in titles', () => {
  it('are found wherever they stand, several in one', () => {
    const proofs = testsById([
      test('describes [rule one] > does [POST /patrol/{id}] it'),
      test('[rule one]'),
      test('shows it [patrol-edit]'),
    ]);
    expect([...proofs].map(([id, tests]) => [id, tests.length])).toEqual([
      ['rule one', 2],
      ['POST /patrol/{id}', 1],
      ['patrol-edit', 1],
    ]);
  });

  it('are not just anything in brackets', () => {
    expect(testsById([test('refuses [] at [ "id" ], [0] and [/etc]')]).size).toBe(0);
  });
});

describe('a gap', () => {
  it('is a row without a test, or an id without a row', () => {
    const proofs = testsById([test('[rule one]'), test('[rule two]')]);
    expect(findGaps(sections, proofs)).toEqual([
      'No test proves [POST /patrol/{id}].',
      "[rule two] stands in a test's title, but not in docs/traceability.json.",
    ]);
  });
});

it('the page names the tests of a row, counts the rest, and stays a table', () => {
  const tests = ['[rule one] a', 'b [rule one]', 'c [rule one]', 'd [rule one]', 'e [rule one]'].map(test);
  const page = renderPage({ sections, without: { 'rule three': 'nobody can' } }, testsById(tests));
  expect(page).toContain('| `rule one` | this \\| that | a ([some.test.ts](apps/server/');
  expect(page).toContain('<br>and 2 more |');
  expect(page).toContain('- rule three: nobody can');
});

it('the list asks who may make each call, but those open to anyone', () => {
  const ids = readRows().sections.flatMap(({ rows }) => rows.map(({ id }) => id));
  expect(ids).toContain('may POST /patrol');
  expect(ids).not.toContain('may POST /auth/sign-in');
  expect(new Set(ids).size).toBe(ids.length);
});
