import { expect, it } from 'vitest';
import { sessionState } from './session-state.ts';

const expires = '2026-11-21T08:00:00.000Z';
const end = Date.parse(expires);

it.each([
  [null, end - 1, 'open'],
  [null, end, 'expired'],
  ['2026-11-20T08:00:00.000Z', end - 1, 'revoked'],
  ['2026-11-20T08:00:00.000Z', end, 'revoked'],
] as const)('a session revoked at %s is at %i %s [14.7]', (revoked, now, state) => {
  expect(sessionState({ revoked, expires }, now)).toBe(state);
});
