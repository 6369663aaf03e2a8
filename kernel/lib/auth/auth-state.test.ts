import { describe, expect, it } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { authStateOf, failedSignIn } from './auth-state.ts';
import { claimsWith, now } from './claims.fixture.ts';

/** The four states of product 9.5 and what leads to each. */

describe('from the readable claims [9.5]', () => {
  it('authenticated: user, roles and the end of the refresh token', () => {
    const claims = claimsWith({ rls: ['admin', 'patroller'] });
    expect(authStateOf(claims, now * 1000)).toEqual({
      status: 'authenticated',
      userInfo: { userId: claims.sub, roles: ['admin', 'patroller'] },
      refreshExpires: (now + 86_400) * 1000,
      session: claims.sid,
      ended: false,
    });
  });

  it("not authenticated without any: 'Access token not present'", () => {
    expect(authStateOf(undefined, now * 1000)).toEqual({
      status: 'not-authenticated',
      error: 'no-access-token',
      errorDescription: 'Access token not present',
    });
  });

  it.each([
    ['an expired token, as it can be refreshed', { exp: now - 300 }, 'authenticated'],
    ['a refresh token in its last second', { naf: now + 1 }, 'authenticated'],
    ['a refresh token that has ended', { naf: now }, 'not-authenticated'],
    ['a refresh token whose end only the server knows', { exp: now - 300, naf: undefined }, 'authenticated'],
  ])('%s', (_, given, status) => {
    expect(authStateOf(claimsWith(given), now * 1000).status).toBe(status);
  });
});

describe('from a sign-in that failed [9.5]', () => {
  it.each([
    [400, 'invalid_grant', 'Invalid credentials'],
    [400, 'locked_out', 'Too many failed sign-ins. Please try again in 15 minutes.'],
    [401, 'unauthorized', 'Unauthorized'],
    [403, 'forbidden', 'Forbidden'],
  ])('authentication failed: %i %s, with its text', (status, code, text) => {
    expect(failedSignIn(new ApiError(status, code, text))).toEqual({
      status: 'authentication-failed',
      error: code,
      errorDescription: text,
    });
  });

  it.each([
    [0, 'network', 'Network error'],
    [400, 'http-400', 'Bad Request'],
    [429, 'http-429', 'Too many requests'],
    [502, 'http-502', 'Bad Gateway'],
  ])('configuration error: %i %s, with its text', (status, code, text) => {
    expect(failedSignIn(new ApiError(status, code, text))).toEqual({
      status: 'configuration-error',
      error: code,
      errorDescription: text,
    });
  });

  it('configuration error: any other error, with its text', () => {
    expect(failedSignIn(new TypeError('That was no answer'))).toMatchObject({
      status: 'configuration-error',
      errorDescription: 'That was no answer',
    });
  });
});
