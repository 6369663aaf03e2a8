import { expect, it } from 'vitest';
import { isSameEventNumber } from './schema.ts';

it.each([
  ['P061234567', 'P 061 234 567', true],
  ['P061234567', 'p-061-234-567', true],
  ['P061234567', '61234567', true],
  ['P061234567', 'P061234568', false],
  ['P061234567', 'P0612345670', false],
  ['A061234567', 'P061234567', false],
  ['Phone', 'hone', false],
  ['0', '', false],
])('%s and %s are one event number: %s [ecc-candidates]', (one, other, same) => {
  expect(isSameEventNumber(one, other)).toBe(same);
  expect(isSameEventNumber(other, one)).toBe(same);
});
