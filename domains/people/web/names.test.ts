import { expect, it } from 'vitest';
import { nameMatches } from './names.ts';

it('finds a name without its macrons', () => {
  expect(nameMatches('Wiremu HŌHEPA', 'hohe')).toBe(true);
  expect(nameMatches('Wiremu HŌHEPA', ' Hōhepa ')).toBe(true);
  expect(nameMatches('Wiremu HŌHEPA', 'walker')).toBe(false);
});
