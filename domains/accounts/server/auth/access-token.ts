import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { AccessClaims, type Role, type SessionStart } from '#contract';
import { minute, second } from '#platform/clock.ts';
import type { SecretKeys } from '#platform/tokens/signature.ts';

/** How long an access token is good for, in milliseconds (product 9.1). */
const accessLife = 10 * minute;

const issuer = 'patrolbook';

/** What a token says of its session and person. */
export interface TokenSubject {
  sessionId: string;
  generation: number;
  personId: string;
  organizationId: string | null;
  roles: readonly Role[];
  remember: boolean;
  sharedDevice: boolean;
  began: SessionStart;
  /** When the refresh token ends. */
  expires: string;
}

/** The claims of a token issued at `now`. */
export function claimsFor(subject: TokenSubject, now: string): AccessClaims {
  const issued = Math.floor(Date.parse(now) / second);
  return {
    aud: issuer,
    iss: issuer,
    iat: issued,
    nbf: issued,
    exp: issued + accessLife / second,
    naf: Math.floor(Date.parse(subject.expires) / second),
    jti: `${subject.sessionId}:${subject.generation}`,
    sid: subject.sessionId,
    sub: subject.personId,
    ...(subject.organizationId && { oid: subject.organizationId }),
    rls: [...subject.roles],
    rem: subject.remember,
    shr: subject.sharedDevice,
    ssty: subject.began,
    typ: 'access',
  };
}

/** The signed three-part token (JWT, HS256). */
export function signAccessToken(keys: SecretKeys, claims: AccessClaims): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(Buffer.from(keys[0]));
}

/** The session that a valid token names, and the time for which it holds, in seconds since 1970. */
interface AccessToken {
  sessionId: string;
  generation: number;
  roles: Role[];
  nbf: number;
  exp: number;
}

/** Returns what a valid token says; null for any other. */
export async function readAccessToken(
  keys: SecretKeys,
  token: string,
  now: string,
): Promise<AccessToken | null> {
  for (const key of keys) {
    const claims = await verify(key, token, now);
    if (!claims) continue;
    const { sid: sessionId, jti, rls: roles, nbf, exp } = claims;
    return { sessionId, generation: Number(jti.split(':')[1]), roles, nbf, exp };
  }
  return null;
}

/** How many tokens a reader remembers as verified; the one that was used least recently makes room. */
const rememberedAtMost = 10_000;

/**
 * Reads tokens as `readAccessToken` does, for a caller who presents the same one with every request: its
 * signature is checked once, its times each time. What is remembered holds for these keys alone.
 */
export function accessTokenReader(keys: SecretKeys) {
  const remembered = new LRUCache<string, AccessToken>({ max: rememberedAtMost });
  return async (text: string, now: string): Promise<AccessToken | null> => {
    const known = remembered.get(text);
    if (known) return isCurrent(known, now) ? known : null;
    const token = await readAccessToken(keys, text, now);
    if (token) remembered.set(text, token);
    return token;
  };
}

function isCurrent({ nbf, exp }: AccessToken, now: string): boolean {
  const seconds = Math.floor(Date.parse(now) / second);
  return nbf <= seconds && seconds < exp;
}

async function verify(key: string, token: string, now: string): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, Buffer.from(key), {
      issuer,
      audience: issuer,
      algorithms: ['HS256'],
      currentDate: new Date(now),
    });
    return AccessClaims.parse(payload);
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
