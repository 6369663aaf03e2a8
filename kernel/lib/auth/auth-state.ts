import { type AccessClaims, type Role, signInRefusals } from '#contract';
import { ApiError, messageOf } from '../http/api-error.ts';

/** Who is signed in, or why nobody is (product 9.5). */
export type AuthState = SignedIn | SignedOut;

export interface SignedIn {
  readonly status: 'authenticated';
  readonly userInfo: { readonly userId: string; readonly roles: readonly Role[] };
  /** When the refresh token ends, in milliseconds; undefined when only the server knows. */
  readonly refreshExpires: number | undefined;
  /** The session's id. With another id, nothing that was read before may be shown again. */
  readonly session: string;
  /** Whether it has ended while a page held it. Calls then answer 401. */
  readonly ended: boolean;
}

export interface SignedOut {
  readonly status: 'not-authenticated' | 'authentication-failed' | 'configuration-error';
  readonly error: string;
  readonly errorDescription: string;
}

/** The error when there is no token (product 9.5). */
export const noAccessToken = {
  error: 'no-access-token',
  errorDescription: 'Access token not present',
} as const;

/** Returns the state for the readable claims. `now` is the server's time in milliseconds. */
export function authStateOf(claims: AccessClaims | undefined, now: number): SignedIn | SignedOut {
  const refreshExpires = claims?.naf === undefined ? undefined : claims.naf * 1000;
  if (!claims || (refreshExpires !== undefined && refreshExpires <= now)) {
    return { status: 'not-authenticated', ...noAccessToken };
  }
  return {
    status: 'authenticated',
    userInfo: { userId: claims.sub, roles: claims.rls },
    refreshExpires,
    session: claims.sid,
    ended: false,
  };
}

/** Returns the state of a failed sign-in: failed if the server refused it, a configuration error otherwise. */
export function failedSignIn(error: unknown): SignedOut {
  const [status, code] = error instanceof ApiError ? [error.status, error.code] : [0, 'unknown'];
  const refused =
    status === 401 ||
    status === 403 ||
    (status === 400 && signInRefusals.some((refusal) => refusal === code));
  return {
    status: refused ? 'authentication-failed' : 'configuration-error',
    error: code,
    errorDescription: messageOf(error),
  };
}
