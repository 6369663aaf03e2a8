import { expect, it, vi } from 'vitest';
import { languageOf, linkPages } from './link-pages.ts';

it.each([
  [linkPages.assignment, 'mi'],
  [linkPages.assignmentsWithoutToken, 'mi'],
  [linkPages.offers, 'mi'],
  [linkPages.ecc, 'en'],
  ['/', 'en'],
])('for a browser that asks for te reo Māori, %s is in %s [14.62]', (path, language) => {
  vi.stubGlobal('navigator', { languages: ['mi-NZ', 'en-NZ'] });
  expect(languageOf(path)).toBe(language);
  vi.unstubAllGlobals();
});
