import type { AccessClaims } from '#contract';
import { feedbackTexts } from '#texts/shared.ts';
import type { Channel } from '../storage/browser-storage.ts';
import { type AuthState, authStateOf, failedSignIn, noAccessToken } from './auth-state.ts';

/** What signing in and out needs from its surroundings. */
export interface AuthParts {
  /** Reads the current claims. */
  claims: () => AccessClaims | undefined;
  /** The server's time in milliseconds. */
  now: () => number;
  /** Tells the browser's other tabs of a sign-in or sign-out. */
  channel: Pick<Channel, 'postMessage'>;
}

export interface Authentication {
  state: () => AuthState;
  subscribe: (listener: () => void) => () => void;
  /** Reads the cookie again: a refresh, another tab or changed roles may have replaced it, or it may have expired. */
  sync: () => void;
  /** Signs in by calling `send`. Resolves to the resulting state, a failure included. */
  signIn: (send: () => Promise<unknown>) => Promise<AuthState>;
  /** Leaves the signed-in routes: the server has ended the session, even if its cookie is left behind. */
  drop: (session: string | undefined) => void;
  /** Stays in the session, even when it has ended, until the returned function is called or somebody signs in. */
  keep: () => () => void;
}

/** One day: a timer overflows after 24 days, and a session may last longer. */
const longestTimer = 86_400_000;

/** Creates the states and transitions of one tab (product 9.5). */
export function createAuthentication(parts: AuthParts): Authentication {
  let ended: string | undefined;
  let expiry: ReturnType<typeof setTimeout> | undefined;
  const keepers = new Set<symbol>();
  const listeners = new Set<() => void>();
  let state = read();

  function read(): AuthState {
    const claims = parts.claims();
    return authStateOf(claims?.sid === ended ? undefined : claims, parts.now());
  }

  function publish(next: AuthState): void {
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function sync(): void {
    const next = read();
    watchExpiry(next);
    if (next.status === 'authenticated') publish(next);
    // Otherwise a failed sign-in stays on the screen until something else happens.
    else if (state.status === 'authenticated') publish(keepers.size > 0 ? { ...state, ended: true } : next);
  }

  /** Syncs when the refresh token ends, unless a refresh postpones that in the meantime. */
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
    sync();
    if (state.status === 'authenticated') parts.channel.postMessage('signed-in');
    else
      publish({ status: 'configuration-error', ...noAccessToken, errorDescription: feedbackTexts.noCookies });
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
    keep() {
      const keep = Symbol();
      keepers.add(keep);
      return () => {
        if (keepers.delete(keep)) sync();
      };
    },
  };
}
