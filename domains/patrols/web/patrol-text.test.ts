import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endText, startText } from './patrol-text.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') });
  vi.stubGlobal('localStorage', { getItem: () => null });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['2026-12-31T08:00:00.000Z', '21:00'],
  // In the organization's zone it is the first of January already.
  ['2026-12-31T12:00:00.000Z', 'Fri 01:00'],
  ['2025-11-21T08:00:00.000Z', 'Fri 21:00'],
])('the start %s reads %s beside its badge [1.7]', (when, text) => {
  expect(startText({ when }, 'Pacific/Auckland')).toBe(text);
});

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
