import { formatTime, isOver, type Patrol } from '@patrolbook/contract';

/** With no answer of the ECC so long after the start the patrol rings (design 6.5), in milliseconds. */
const ringAfter = 15 * 60_000;

/** When to ring instead of waiting on; blank for a patrol that does not go out any more. `now` is an ISO instant. */
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
