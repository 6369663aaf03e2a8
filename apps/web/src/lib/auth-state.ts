import { type AccessClaims, type Role, SignInRefused } from '@patrolbook/contract';
import { ApiError, messageOf } from './api-error.ts';

/** Who is signed in, or why nobody is (specification 3 and 4). */
export type AuthState = SignedIn | SignedOut;

export interface SignedIn {
  readonly status: 'authenticated';
  readonly userInfo: { readonly userId: string; readonly roles: readonly Role[] };
  /** When the refresh token ends, in milliseconds; without one the server alone decides. */
  readonly refreshExpires: number | undefined;
  /** Another session means signed in anew: nothing read before may be shown again. */
  readonly session: string;
}

export interface SignedOut {
  readonly status: 'not-authenticated' | 'authentication-failed' | 'configuration-error';
  readonly error: string;
  readonly errorDescription: string;
}

/** What a token's absence is called (specification 8). */
export const noAccessToken = {
  error: 'no-access-token',
  errorDescription: 'Access token not present',
} as const;

/** The state that the readable claims stand for. `now` is the server's time in milliseconds. */
export function stateOf(claims: AccessClaims | undefined, now: number): SignedIn | SignedOut {
  const refreshExpires = claims?.naf === undefined ? undefined : claims.naf * 1000;
  if (!claims || (refreshExpires !== undefined && refreshExpires <= now)) {
    return { status: 'not-authenticated', ...noAccessToken };
  }
  return {
    status: 'authenticated',
    userInfo: { userId: claims.sub, roles: claims.rls },
    refreshExpires,
    session: claims.sid,
  };
}

/** The state that a failed sign-in leads to: what the server refuses is a failure, anything else is wrong with the way to it. */
export function failedSignIn(error: unknown): SignedOut {
  const [status, code] = error instanceof ApiError ? [error.status, error.code] : [0, 'unknown'];
  const refused =
    status === 401 || status === 403 || (status === 400 && SignInRefused.shape.error.safeParse(code).success);
  return {
    status: refused ? 'authentication-failed' : 'configuration-error',
    error: code,
    errorDescription: messageOf(error),
  };
}
