import { eccCallAt, formatTime, isOver, isPast, type Patrol } from '@patrolbook/contract';

/** Returns when to ring instead of waiting; blank for a patrol that is cancelled or over. `now` is an ISO instant. */
export function callAdvice(
  patrol: Pick<Patrol, 'when' | 'hours' | 'cancelled'>,
  now: string,
  zone: string,
): string {
  if (patrol.cancelled || isOver(patrol, now)) return '';
  const callAt = eccCallAt(patrol);
  if (isPast({ when: callAt }, now)) return 'Ring the ECC now.';
  return `Ring the ECC at ${formatTime(callAt, zone)} if there is still none.`;
}
