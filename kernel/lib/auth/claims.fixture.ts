import type { AccessClaims } from '#contract';

const id = '01920000-0000-7000-8000-000000000001';

/** The tests' current time, in seconds since 1970. */
export const now = 1_800_000_000;

/** Returns the claims of a token that was issued now, lasts ten minutes, and can be refreshed for a day. */
export function claimsWith(given: Partial<AccessClaims> = {}): AccessClaims {
  const times = { iat: now, nbf: now, exp: now + 600, naf: now + 86_400 };
  const who = { aud: 'a', iss: 'i', oid: id, rls: ['patroller' as const], sid: id, sub: id };
  return { ...times, ...who, jti: 'first', rem: true, shr: false, ssty: 'password', typ: 'access', ...given };
}
