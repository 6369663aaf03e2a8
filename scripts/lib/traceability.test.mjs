import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './run.mjs';
import { findGaps, readRows, reportedTests, testsById } from './traceability.mjs';
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

it('the tests that ran are those of both reports, without the scripts’ own', () => {
  const units = [
    { name: join(root, 'apps/a.test.ts'), assertionResults: [{ fullName: 'group [rule one] does' }] },
    { name: join(root, 'scripts/b.test.mjs'), assertionResults: [{ fullName: '[rule two]' }] },
  ];
  const inner = {
    title: 'inner',
    file: 'c.e2e.ts',
    specs: [{ title: 'shows [rule one]', file: 'c.e2e.ts' }],
  };
  const journeys = [{ title: 'c.e2e.ts', file: 'c.e2e.ts', specs: [], suites: [inner] }];
  expect(reportedTests({ testResults: units }, { suites: journeys })).toEqual([
    { file: join(root, 'apps/a.test.ts'), name: 'group [rule one] does' },
    { file: join(root, 'e2e/c.e2e.ts'), name: 'shows [rule one]' },
  ]);
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
