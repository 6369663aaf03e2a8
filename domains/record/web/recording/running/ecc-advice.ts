import { formatTime } from '#contract';
import { eccCallAt, isLogOnUnsent } from '#ecc/contract';
import { isPast, isTest, type Patrol } from '#patrols/contract';
import { recordPageTexts } from '../texts.ts';

/** What the crew of a running patrol without an event number is told, and whether it is to ring the ECC now. */
export interface EccAdvice {
  text: string;
  ring: boolean;
}

/**
 * Returns the advice (product 17.41). A log-on that has not left has a warning of its own, with the same button.
 * The planned end makes no difference: the ECC should know who is out.
 */
export function eccAdvice(patrol: Patrol, now: string, zone: string): EccAdvice {
  if (isTest(patrol)) return { text: recordPageTexts.notRungInTraining, ring: false };
  if (isLogOnUnsent(patrol, now)) return { text: recordPageTexts.logOnNotLeft, ring: false };
  if (!patrol.eccLogOnNotification) return { text: recordPageTexts.noLogOn, ring: true };
  const callAt = eccCallAt(patrol);
  if (isPast({ when: callAt }, now)) return { text: recordPageTexts.noReply, ring: true };
  return { text: recordPageTexts.replyPending({ time: formatTime(callAt, zone) }), ring: false };
}
