import { eccRingAt, formatTime, isOver, isPast, type Patrol } from '@patrolbook/contract';

/** Returns when to ring instead of waiting; blank for a patrol that is cancelled or over. `now` is an ISO instant. */
export function ringAdvice(
  patrol: Pick<Patrol, 'when' | 'hours' | 'cancelled'>,
  now: string,
  zone: string,
): string {
  if (patrol.cancelled || isOver(patrol, now)) return '';
  const ringAt = eccRingAt(patrol);
  if (isPast({ when: ringAt }, now)) return 'Ring the ECC now.';
  return `Ring the ECC at ${formatTime(ringAt, zone)} if there is still none.`;
}
