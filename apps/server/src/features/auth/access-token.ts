import { createSecretKey, type KeyObject } from 'node:crypto';
import { AccessClaims, type Role } from '@patrolbook/contract';
import { errors, jwtVerify, SignJWT } from 'jose';
import { minute, second } from '../../platform/clock.ts';
import type { SecretKeys } from '../../platform/tokens/signature.ts';

/** How long an access token is good for, in milliseconds (design 6.2). */
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
  /** When the refresh token ends. */
  expires: string;
}

/** The claims of specification 3 for a token issued at `now`. */
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
    ssty: 'password',
    typ: 'access',
  };
}

/** The signed three-part token (JWT, HS256). */
export function signAccessToken(keys: SecretKeys, claims: AccessClaims): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(keyOf(keys[0]));
}

/** What a good token says; null for any other. */
export async function readAccessToken(
  keys: SecretKeys,
  token: string,
  now: string,
): Promise<{ sessionId: string; generation: number; roles: Role[] } | null> {
  for (const key of keys) {
    const claims = await verified(key, token, now);
    if (claims)
      return { sessionId: claims.sid, generation: Number(claims.jti.split(':')[1]), roles: claims.rls };
  }
  return null;
}

/** How many tokens are remembered as verified; the oldest makes room. */
const rememberedAtMost = 10_000;
const remembered = new Map<KeyObject, Map<string, AccessClaims>>();

/** A token comes again with every request: its signature is checked once, its times each time. */
async function verified(secret: string, token: string, now: string): Promise<AccessClaims | null> {
  const key = keyOf(secret);
  const known = remembered.get(key) ?? new Map<string, AccessClaims>();
  const claims = known.get(token);
  if (claims) return isCurrent(claims, now) ? claims : null;
  const fresh = await verify(key, token, now);
  if (!fresh) return null;
  const [oldest] = known.keys();
  if (known.size >= rememberedAtMost && oldest !== undefined) known.delete(oldest);
  remembered.set(key, known.set(token, fresh));
  return fresh;
}

function isCurrent({ nbf, exp }: AccessClaims, now: string): boolean {
  const seconds = Math.floor(Date.parse(now) / second);
  return nbf <= seconds && seconds < exp;
}

async function verify(key: KeyObject, token: string, now: string): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
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

const keyObjects = new Map<string, KeyObject>();

function keyOf(secret: string): KeyObject {
  const known = keyObjects.get(secret) ?? createSecretKey(Buffer.from(secret));
  keyObjects.set(secret, known);
  return known;
}
