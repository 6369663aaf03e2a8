import { expect, it } from 'vitest';
import { endText } from './patrol-end.ts';

const when = '2026-11-21T08:00:00.000Z';
const zone = 'Pacific/Auckland';

it.each([
  [3, '00:00'],
  [23.75, '20:45'],
  [24, 'Sun 22 Nov 2026, 21:00'],
  [72, 'Tue 24 Nov 2026, 21:00'],
])('a patrol of %d h from 21:00 ends %s [1.8]', (hours, text) => {
  expect(endText({ when, hours }, zone)).toBe(text);
});
