import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { type Role, type Route, tokenRoutes } from '#contract';
import { exclusively } from '../browser/exclusively.ts';
import { type CallArguments, send } from '../http/http.ts';
import { openChannel } from '../storage/browser-storage.ts';
import { serverNow } from '../time/clock.ts';
import type { AuthState } from './auth-state.ts';
import { createAuthentication } from './authentication.ts';
import { readClaims } from './claims.ts';
import { withConfirmation } from './confirmation.ts';
import { inSession, type SessionRequest } from './in-session.ts';
import { createRefresher } from './refresh.ts';

/** The session of this browser, as this tab knows it. */

const channel = openChannel('auth');
const authentication = createAuthentication({ claims: readClaims, now: serverNow, channel });

/** Signs in by a call that does, with a password or a passkey. Resolves to the resulting state, a failure included. */
export function signIn<R extends Route>(route: R, ...options: CallArguments<R>): Promise<AuthState> {
  return authentication.signIn(() => send(route, ...options));
}

/** Ends the session here and in the browser's other tabs. Throws ApiError when the call fails. */
export async function signOut(): Promise<void> {
  const session = readClaims()?.sid;
  await send(tokenRoutes.signOut);
  authentication.drop(session);
}

const refresher = createRefresher({
  claims: readClaims,
  now: serverNow,
  post: () => send(tokenRoutes.refresh),
  exclusively: (run) => exclusively('refresh', run),
  pause: (duration) => new Promise((resolve) => setTimeout(resolve, duration)),
  renewed: () => authentication.sync(),
  refused: authentication.drop,
  report: (error) => reportError(error),
});

/** Runs a request of the session, with a fresh token (see inSession), and asks the user to confirm it is them where that is due. Throws ApiError. */
export function withinSession<T>(request: SessionRequest<T>): Promise<T> {
  const { state, sync } = authentication;
  return withConfirmation(() => inSession({ ...refresher, state, sync, claims: readClaims }, request));
}

/** Waits for a fresh token, for the event stream, which is no call of a route. Throws ApiError. */
export function ensureFresh(): Promise<void> {
  return withinSession(async () => {});
}

/** Watches other tabs and the end of the refresh token. Call once, when the page starts. */
export function watchAuth(): void {
  channel.onmessage = authentication.sync;
  document.addEventListener('visibilitychange', authentication.sync);
  authentication.sync();
}

/** Returns who is signed in now. Components call useAuth, which follows changes. */
export function currentAuth(): AuthState {
  return authentication.state();
}

export function useAuth(): AuthState {
  return useSyncExternalStore(authentication.subscribe, authentication.state);
}

/**
 * Keeps this tab on the page that calls it when the session ends, until that page is left (product 17.11).
 * Returns whether the session has ended, and a function that leaves the page for the sign-in screen.
 */
export function useKeptSession(): { ended: boolean; leave: () => void } {
  const auth = useAuth();
  const release = useRef(() => {});
  useEffect(() => {
    release.current = authentication.keep();
    return release.current;
  }, []);
  return { ended: auth.status === 'authenticated' && auth.ended, leave: () => release.current() };
}

/** The roles in which the signed-in person acts below, if those are not all of theirs. */
export const ActingRoles = createContext<readonly Role[] | undefined>(undefined);

/** Returns the roles in which the signed-in person acts; none when nobody is signed in. */
export function useRoles(): readonly Role[] {
  const held = rolesOf(useAuth());
  return useContext(ActingRoles) ?? held;
}

/** Returns the current roles, outside components. */
export function currentRoles(): readonly Role[] {
  return rolesOf(currentAuth());
}

function rolesOf(auth: AuthState): readonly Role[] {
  return auth.status === 'authenticated' ? auth.userInfo.roles : noRoles;
}

const noRoles: readonly Role[] = [];
