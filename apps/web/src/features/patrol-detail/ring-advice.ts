import { formatTime, isOver, type Patrol } from '@patrolbook/contract';

/** How long after the start the patrol waits for the ECC's response before it rings (product 8.4), in milliseconds. */
const ringAfter = 15 * 60_000;

/** Returns when to ring instead of waiting; blank for a patrol that is cancelled or over. `now` is an ISO instant. */
export function ringAdvice(
  patrol: Pick<Patrol, 'when' | 'hours' | 'cancelled'>,
  now: string,
  zone: string,
): string {
  if (patrol.cancelled || isOver(patrol, now)) return '';
  const ringAt = Date.parse(patrol.when) + ringAfter;
  if (ringAt <= Date.parse(now)) return 'Ring the ECC now.';
  return `Ring the ECC at ${formatTime(new Date(ringAt).toISOString(), zone)} if there is still none.`;
}
