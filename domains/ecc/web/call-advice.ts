import { formatTime } from '#contract';
import { eccCallAt } from '#ecc/contract';
import { isOver, isPast, type Patrol } from '#patrols/contract';
import { eccAdviceTexts } from './texts.ts';

/** Returns when to ring instead of waiting; blank for a patrol that is cancelled or over. `now` is an ISO instant. */
export function callAdvice(
  patrol: Pick<Patrol, 'when' | 'hours' | 'cancelled'>,
  now: string,
  zone: string,
): string {
  if (patrol.cancelled || isOver(patrol, now)) return '';
  const callAt = eccCallAt(patrol);
  if (isPast({ when: callAt }, now)) return eccAdviceTexts.ringNow;
  return eccAdviceTexts.ringAt({ time: formatTime(callAt, zone) });
}
