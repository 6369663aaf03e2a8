import type { AccessClaims } from '#contract';
import { after, day, hour } from '#platform/clock.ts';
import type { SecretKeys } from '#platform/tokens/signature.ts';
import { claimsFor, signAccessToken, type TokenSubject } from './access-token.ts';
import { refreshTokenText } from './refresh-token.ts';
import type { LiveSession } from './sessions.store.ts';

/** An access token and its claims. */
export interface VerifiedAccess {
  claims: AccessClaims;
  accessToken: string;
}

/** The tokens that a sign-in or a refresh issues. */
export interface IssuedTokens extends VerifiedAccess {
  refreshToken: string;
}

/** How long a refresh token lasts, in milliseconds (product 9.2). */
const refreshLife = { remembered: 60 * day, otherwise: 12 * hour };

export function refreshEnd(
  now: string,
  { remember, sharedDevice }: Pick<LiveSession, 'remember' | 'sharedDevice'>,
): string {
  return after(now, remember && !sharedDevice ? refreshLife.remembered : refreshLife.otherwise);
}

/** What tokens are made of. */
type TokenSession = Omit<TokenSubject, 'sessionId'> & { id: string };

export async function accessOf(
  keys: SecretKeys,
  session: TokenSession,
  now: string,
): Promise<VerifiedAccess> {
  const claims = claimsFor({ ...session, sessionId: session.id }, now);
  return { claims, accessToken: await signAccessToken(keys, claims) };
}

export async function issueTokens(
  keys: SecretKeys,
  session: TokenSession,
  now: string,
): Promise<IssuedTokens> {
  const refreshToken = refreshTokenText(keys, { sessionId: session.id, generation: session.generation });
  return { ...(await accessOf(keys, session, now)), refreshToken };
}
