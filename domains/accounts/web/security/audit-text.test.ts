import { expect, it } from 'vitest';
import { auditText } from './audit-text.ts';

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
