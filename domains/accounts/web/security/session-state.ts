import type { Session } from '#accounts/contract';

export type SessionState = 'open' | 'expired' | 'revoked';

/** Returns the state of a session. A revoked one stays revoked after it expires. `now` is milliseconds since 1970. */
export function sessionState(
  { revoked, expires }: Pick<Session, 'revoked' | 'expires'>,
  now: number,
): SessionState {
  if (revoked !== null) return 'revoked';
  return Date.parse(expires) <= now ? 'expired' : 'open';
}
