import { isSignedBy, type SecretKeys, sign } from '#platform/tokens/signature.ts';

/**
 * A refresh token is `<session>.<generation>.<HMAC>`. It is opaque to the browser. The server derives it, so it stores
 * no secret and can issue the same successor again after a lost response (decision 2).
 */
export interface RefreshToken {
  sessionId: string;
  generation: number;
}

export function refreshTokenText(keys: SecretKeys, { sessionId, generation }: RefreshToken): string {
  const head = `${sessionId}.${generation}`;
  return `${head}.${sign(keys, `refresh:${head}`)}`;
}

/** Returns null unless the token is well-formed and signed by one of our keys. */
export function readRefreshToken(keys: SecretKeys, text: string): RefreshToken | null {
  const [sessionId, generation, signature, ...rest] = text.split('.');
  if (!sessionId || !generation || !signature || rest.length > 0) return null;
  if (!isSignedBy(keys, `refresh:${sessionId}.${generation}`, signature)) return null;
  return { sessionId, generation: Number(generation) };
}
