import { type BodyInput, type Role, sessionRoutes } from '@patrolbook/contract';
import { useSyncExternalStore } from 'react';
import { ApiError } from './api-error.ts';
import { readClaims } from './claims.ts';
import { learnClock, serverNow } from './clock.ts';
import { send } from './http.ts';
import { createRefresher } from './refresh.ts';

/** Who is signed in, or why nobody is (specification 3 and 4). */
export type AuthState = SignedIn | SignedOut;

interface SignedIn {
  readonly status: 'authenticated';
  readonly userInfo: { readonly userId: string; readonly roles: readonly Role[] };
  /** When the refresh token ends, in milliseconds; without one the server alone decides. */
  readonly refreshExpires: number | undefined;
  /** Another session means signed in anew: nothing read before may be shown again. */
  readonly session: string;
}

interface SignedOut {
  readonly status: 'not-authenticated' | 'authentication-failed' | 'configuration-error';
  readonly error: string;
  readonly errorDescription: string;
}

/** The session that the server has ended, whatever a cookie left behind may say. */
let ended: string | undefined;
let state: AuthState = fromClaims();
let expiry: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
/** Tells the browser's other tabs that someone signed in or out. */
const channel = new BroadcastChannel('auth');

function fromClaims(): AuthState {
  const claims = readClaims();
  const refreshExpires = claims?.naf === undefined ? undefined : claims.naf * 1000;
  if (!claims || claims.sid === ended || (refreshExpires !== undefined && refreshExpires <= serverNow())) {
    return {
      status: 'not-authenticated',
      error: 'no-access-token',
      errorDescription: 'Access token not present',
    };
  }
  return {
    status: 'authenticated',
    userInfo: { userId: claims.sub, roles: claims.rls },
    refreshExpires,
    session: claims.sid,
  };
}

function publish(next: AuthState): void {
  if (JSON.stringify(next) === JSON.stringify(state)) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Reads the cookie again: a refresh, another tab or changed roles may have replaced it, or its time has come. */
export function syncAuth(): void {
  const next = fromClaims();
  watchExpiry(next);
  // A failed sign-in stays on the screen until something else happens.
  if (next.status === 'authenticated' || state.status === 'authenticated') publish(next);
}

/** Looks again when the refresh token ends; a timer holds 24 days at most, so daily at least. */
function watchExpiry(now: AuthState): void {
  const aDay = 86_400_000;
  clearTimeout(expiry);
  if (now.status !== 'authenticated' || now.refreshExpires === undefined) return;
  expiry = setTimeout(syncAuth, Math.min(now.refreshExpires - serverNow() + 1, aDay));
}

/** Leaves the signed-in routes because the server no longer knows the session. */
function dropSession(): void {
  ended = readClaims()?.sid;
  syncAuth();
  channel.postMessage('signed-out');
}

/** Signs in; the answer tells how it went (specification 8). */
export async function signIn(credentials: BodyInput<typeof sessionRoutes.signIn>): Promise<AuthState> {
  try {
    await send(sessionRoutes.signIn, { body: credentials });
    const claims = readClaims();
    if (claims) learnClock(claims.iat);
    syncAuth();
    channel.postMessage('signed-in');
  } catch (error) {
    publish(failure(error));
  }
  return state;
}

function failure(error: unknown): SignedOut {
  if (!(error instanceof ApiError)) throw error;
  const refused =
    (error.status === 400 && error.code !== 'validation-failed') || [401, 403].includes(error.status);
  return {
    status: refused ? 'authentication-failed' : 'configuration-error',
    error: error.code,
    errorDescription: error.message,
  };
}

/** Ends the session here and in the browser's other tabs. Throws ApiError when the server cannot be told. */
export async function signOut(): Promise<void> {
  await send(sessionRoutes.signOut);
  dropSession();
}

/** Without Web Locks (a page that is not served securely) each tab looks after itself. */
async function exclusively<T>(run: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('refresh', run) : run();
}

export const { ensureFresh, refresh } = createRefresher({
  claims: readClaims,
  now: serverNow,
  post: () => send(sessionRoutes.refresh),
  exclusively,
  pause: (duration) => new Promise((resolve) => setTimeout(resolve, duration)),
  renewed: (claims) => {
    learnClock(claims.iat);
    syncAuth();
  },
  refused: dropSession,
  report: reportError,
});

/** Watches for other tabs, and for the end of the refresh token. Call once, at the start of the page. */
export function watchAuth(): void {
  channel.onmessage = syncAuth;
  document.addEventListener('visibilitychange', syncAuth);
  syncAuth();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useAuth(): AuthState {
  return useSyncExternalStore(subscribe, () => state);
}

/** The roles of whoever is signed in; none when nobody is. */
export function useRoles(): readonly Role[] {
  const auth = useAuth();
  return auth.status === 'authenticated' ? auth.userInfo.roles : noRoles;
}

const noRoles: readonly Role[] = [];
