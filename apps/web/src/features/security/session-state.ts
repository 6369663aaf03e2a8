import type { Session } from '@patrolbook/contract';

export type SessionState = 'open' | 'expired' | 'revoked';

/** Session states of specification 4; `now` is milliseconds since 1970. What was revoked stays so after its end. */
export function sessionState(
  { revoked, expires }: Pick<Session, 'revoked' | 'expires'>,
  now: number,
): SessionState {
  if (revoked !== null) return 'revoked';
  return Date.parse(expires) <= now ? 'expired' : 'open';
}
