import { expect, it } from 'vitest';
import { auditText, browserName, sessionState } from './session-text.ts';

it.each([
  ['sign-in-failure', 'Invalid credentials', 'Sign in failed - Invalid credentials'],
  ['locked-out', 'Account locked', 'Sign in failed - Account locked'],
  ['session-revoked', 'Refresh token reused', 'Sign in failed - Refresh token reused'],
  ['session-revoked', undefined, 'Sign in failed'],
  ['sign-in-success', undefined, 'Sign in success'],
  ['sign-out', undefined, 'Sign out'],
  ['password-set', undefined, 'Password set'],
  ['password-reset-requested', undefined, 'Password reset requested'],
] as const)('words %s (%s) as %s [14.7]', (event, reason, words) => {
  expect(auditText({ event, data: { reason } })).toBe(words);
});

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

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 8) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'Microsoft Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S918B) ${webkit} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet for Android',
  ],
  ['(Windows NT 10.0)', 'Windows'],
  ['something else', 'unknown'],
  ['', 'unknown'],
])('names %s %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
