import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startText } from './start-text.ts';

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
