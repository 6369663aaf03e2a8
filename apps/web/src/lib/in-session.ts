import type { AccessClaims } from '@patrolbook/contract';
import { ApiError } from './api-error.ts';
import type { AuthState } from './auth-state.ts';
import type { Refresher } from './refresh.ts';

/** What a request of a session needs to know of it. */
export interface SessionParts extends Refresher {
  /** Who is signed in, as far as the tab shows. */
  state: () => AuthState;
  /** The claims as they are at this moment. */
  claims: () => AccessClaims | undefined;
  /** Reads the cookies again. */
  sync: () => void;
}

/**
 * Runs a request with a fresh token, and once more if the server wanted a fresher one; then its word is final. A request
 * that one person began is never sent in the name of another who has signed in meanwhile. Throws ApiError.
 */
export async function inSession<T>(parts: SessionParts, request: () => Promise<T>): Promise<T> {
  const state = parts.state();
  const session = state.status === 'authenticated' ? state.session : undefined;
  try {
    await parts.ensureFresh();
    const used = claimsOf(parts, session).jti;
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      await parts.refresh(used);
      claimsOf(parts, session);
      return await request();
    }
  } finally {
    parts.sync();
  }
}

function claimsOf(parts: SessionParts, session: string | undefined): AccessClaims {
  const claims = parts.claims();
  if (!claims || claims.sid !== session) throw new ApiError(401, 'not-authenticated', 'Not authenticated');
  return claims;
}
