import type { AccessClaims } from '@patrolbook/contract';
import { type AuthState, failedSignIn, noAccessToken, stateOf } from './auth-state.ts';

/** What signing in and out needs from its surroundings. */
export interface AuthParts {
  /** The claims as they are at this moment. */
  claims: () => AccessClaims | undefined;
  /** The server's time in milliseconds. */
  now: () => number;
  /** A token was issued at this very moment, by the server's clock in seconds. */
  learnClock: (issuedAt: number) => void;
  /** Tells the browser's other tabs that someone signed in or out. */
  channel: Pick<BroadcastChannel, 'postMessage'>;
}

export interface Authentication {
  state: () => AuthState;
  subscribe: (listener: () => void) => () => void;
  /** Reads the cookie again: a refresh, another tab or changed roles may have replaced it, or its time has come. */
  sync: () => void;
  /** Signs in by what is given; the answer tells how it went (specification 8). */
  signIn: (send: () => Promise<unknown>) => Promise<AuthState>;
  /** Leaves the signed-in routes: the server no longer knows the session, whatever a cookie left behind may say. */
  drop: (session: string | undefined) => void;
}

/** A timer holds 24 days at most. */
const longestTimer = 86_400_000;

/** The states and transitions of one tab (specification 4). */
export function createAuthentication(parts: AuthParts): Authentication {
  let ended: string | undefined;
  let expiry: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  let state = read();

  function read(): AuthState {
    const claims = parts.claims();
    return stateOf(claims?.sid === ended ? undefined : claims, parts.now());
  }

  function publish(next: AuthState): void {
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function sync(): void {
    const next = read();
    watchExpiry(next);
    // A failed sign-in stays on the screen until something else happens.
    if (next.status === 'authenticated' || state.status === 'authenticated') publish(next);
  }

  /** Looks again when the refresh token ends, which a refresh may have put off in the meantime. */
  function watchExpiry(now: AuthState): void {
    clearTimeout(expiry);
    if (now.status !== 'authenticated' || now.refreshExpires === undefined) return;
    expiry = setTimeout(sync, Math.min(now.refreshExpires - parts.now() + 1, longestTimer));
  }

  async function signIn(send: () => Promise<unknown>): Promise<AuthState> {
    try {
      await send();
    } catch (error) {
      publish(failedSignIn(error));
      return state;
    }
    const claims = parts.claims();
    if (claims) parts.learnClock(claims.iat);
    sync();
    if (state.status === 'authenticated') parts.channel.postMessage('signed-in');
    else publish({ status: 'configuration-error', ...noAccessToken }); // the browser keeps no cookies
    return state;
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    sync,
    signIn,
    drop(session) {
      ended = session;
      sync();
      parts.channel.postMessage('signed-out');
    },
  };
}
