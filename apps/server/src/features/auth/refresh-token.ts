import { isSignedBy, type SecretKeys, sign } from '../../platform/tokens/signature.ts';

/**
 * A refresh token is `<session>.<generation>.<HMAC>`: opaque to the browser, derived for us, so that the same successor can be
 * given again when an answer was lost, and no secret is stored (design 6.2).
 */
export interface RefreshToken {
  sessionId: string;
  generation: number;
}

export function refreshTokenText(keys: SecretKeys, { sessionId, generation }: RefreshToken): string {
  const head = `${sessionId}.${generation}`;
  return `${head}.${sign(keys, `refresh:${head}`)}`;
}

/** Null if it is none of ours. */
export function readRefreshToken(keys: SecretKeys, text: string): RefreshToken | null {
  const [sessionId, generation, signature, ...rest] = text.split('.');
  if (!sessionId || !generation || !signature || rest.length > 0) return null;
  if (!isSignedBy(keys, `refresh:${sessionId}.${generation}`, signature)) return null;
  return { sessionId, generation: Number(generation) };
}
