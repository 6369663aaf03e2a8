import { expect, it } from 'vitest';
import { findDeadCitations } from './citations.mjs';
import { root } from './run.mjs';

/** @param {string} text */
const find = (text, file = 'apps/server/src/app/app.ts') => findDeadCitations([{ file, text }], root);

it('knows the rules of all READMEs and the decisions', () => {
  expect(find('See product 1.2, 9.7 and 10.1; decisions 1 and 7; decision 12.')).toEqual([]);
});

it('names a rule, a decision and a document that are not there', () => {
  expect(find('(product 9.7 and 99.1)')).toEqual(['apps/server/src/app/app.ts: no README has a rule 99.1.']);
  expect(find('(decision 999)')).toEqual(['apps/server/src/app/app.ts: docs/decisions has no decision 999.']);
  expect(find('(design 6.2)')).toEqual([
    'apps/server/src/app/app.ts: "design 6.2" is not in the repository.',
  ]);
  expect(find('Specification 4')).toEqual([
    'apps/server/src/app/app.ts: "Specification 4" is not in the repository.',
  ]);
});

it('follows the links of Markdown, from the folder of the file', () => {
  expect(find('[a](web.md#reads) [b](../README.md) [c](https://example.nz/x)', 'docs/api.md')).toEqual([]);
  expect(find('[a](nowhere.md)', 'docs/api.md')).toEqual([
    'docs/api.md: links to docs/nowhere.md, which does not exist.',
  ]);
});

it('finds the files that Markdown names in backticks, from any folder', () => {
  expect(find('`docs/web.md`, `lib/web.md`, `features/radios/store.ts`', 'docs/web.md')).toEqual([
    'docs/web.md: names lib/web.md, which does not exist.',
  ]);
});
