import { type BodyInput, type Role, sessionRoutes } from '@patrolbook/contract';
import { useSyncExternalStore } from 'react';
import type { AuthState } from './auth-state.ts';
import { createAuthentication } from './authentication.ts';
import { readClaims } from './claims.ts';
import { learnClock, serverNow } from './clock.ts';
import { send } from './http.ts';
import { inSession } from './in-session.ts';
import { createRefresher } from './refresh.ts';

/** The session of this browser, as this tab knows it. */

const channel = new BroadcastChannel('auth');
const authentication = createAuthentication({ claims: readClaims, now: serverNow, learnClock, channel });

/** Signs in; the answer tells how it went (specification 8). */
export function signIn(credentials: BodyInput<typeof sessionRoutes.signIn>): Promise<AuthState> {
  return authentication.signIn(() => send(sessionRoutes.signIn, { body: credentials }));
}

/** Ends the session here and in the browser's other tabs. Throws ApiError when the server cannot be told. */
export async function signOut(): Promise<void> {
  const session = readClaims()?.sid;
  await send(sessionRoutes.signOut);
  authentication.drop(session);
}

/** Without Web Locks (a page that is not served securely) each tab looks after itself. */
async function exclusively<T>(run: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('refresh', run) : run();
}

const refresher = createRefresher({
  claims: readClaims,
  now: serverNow,
  post: () => send(sessionRoutes.refresh),
  exclusively,
  pause: (duration) => new Promise((resolve) => setTimeout(resolve, duration)),
  renewed: (claims) => {
    learnClock(claims.iat);
    authentication.sync();
  },
  refused: authentication.drop,
  report: reportError,
});

/** Runs a request by the rules of the session. Throws ApiError. */
export function withinSession<T>(request: () => Promise<T>): Promise<T> {
  const { state, sync } = authentication;
  return inSession({ ...refresher, state, sync, claims: readClaims }, request);
}

/** Waits for a fresh token, for what is no request of ours: the event stream. Throws ApiError. */
export function ensureFresh(): Promise<void> {
  return withinSession(async () => {});
}

/** Watches for other tabs, and for the end of the refresh token. Call once, at the start of the page. */
export function watchAuth(): void {
  channel.onmessage = authentication.sync;
  document.addEventListener('visibilitychange', authentication.sync);
  authentication.sync();
}

/** Who is signed in at this moment; what is drawn follows useAuth. */
export function currentAuth(): AuthState {
  return authentication.state();
}

export function useAuth(): AuthState {
  return useSyncExternalStore(authentication.subscribe, authentication.state);
}

/** The roles of whoever is signed in; none when nobody is. */
export function useRoles(): readonly Role[] {
  return rolesOf(useAuth());
}

/** The same at this moment. */
export function currentRoles(): readonly Role[] {
  return rolesOf(currentAuth());
}

function rolesOf(auth: AuthState): readonly Role[] {
  return auth.status === 'authenticated' ? auth.userInfo.roles : noRoles;
}

const noRoles: readonly Role[] = [];
