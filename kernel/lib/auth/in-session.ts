import type { AccessClaims } from '#contract';
import { ApiError } from '../http/api-error.ts';
import type { AuthState } from './auth-state.ts';
import type { Refresher } from './refresh.ts';

/** What a request of a session needs from its surroundings. */
export interface SessionParts extends Refresher {
  /** The state that the tab shows. */
  state: () => AuthState;
  /** Reads the current claims. */
  claims: () => AccessClaims | undefined;
  /** Updates the state from the cookies. */
  sync: () => void;
}

/** A request of a session. It calls `check` right before it is sent, each time; `check` throws ApiError 401 if the session is no longer that of the cookies. */
export type SessionRequest<T> = (check: () => void) => Promise<T>;

/**
 * Runs a request with a fresh token, and once more after a 401; a second 401 is final. A request that was begun in one
 * session is never sent under another that has begun meanwhile. Throws ApiError.
 */
export async function inSession<T>(parts: SessionParts, request: SessionRequest<T>): Promise<T> {
  const state = parts.state();
  const session = state.status === 'authenticated' ? state.session : undefined;
  const check = () => void claimsOf(parts, session);
  try {
    await parts.ensureFresh();
    const used = claimsOf(parts, session).jti;
    try {
      return await request(check);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      check(); // what it threw itself asks for no refresh
      await parts.refresh(used);
      check();
      return await request(check);
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
