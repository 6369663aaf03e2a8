import { useQuery } from '@tanstack/react-query';
import { formatTime } from '#contract';
import { eccCallAt, standInsIn } from '#ecc/contract';
import type { Organization } from '#organizations/contract';
import { type EccReplyOutcome, isOver, isPast, isTest, type Patrol } from '#patrols/contract';
import { patrolChangeTexts } from '#patrols/web/texts.ts';
import { myOrganizationQuery } from '#people/web/profile.tsx';
import { eccAdviceTexts, eccNumberTexts, eccReplyTexts, eccToldTexts } from './texts.ts';

/** Returns what an answer to a log-on is called. In training it does not come from the ECC (product 16.14). */
export function answerTitle(training: boolean, time: string): string {
  return eccNumberTexts.answeredAt(training ? 'training' : 'ecc', { time });
}

export function numberLabel(training: boolean): string {
  return eccNumberTexts.label(training ? 'training' : 'ecc');
}

/**
 * Returns the outcome of a mail that came in, and what is left to do (product 16.7). In training nobody rings
 * the ECC.
 */
export function replyText(outcome: EccReplyOutcome, training: boolean): string {
  return training && outcome === 'bounce' ? eccReplyTexts.trainingBounce : eccReplyTexts.outcome(outcome);
}

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

/**
 * Returns what an admin is told before finalizing a patrol whose crew has no number of the ECC to ring (product
 * 17.42); null if there is one, or if nobody rings.
 */
export function noEccText(
  patrol: Pick<Patrol, 'type' | 'name' | 'callSign'>,
  { ecc, timeZone }: Pick<Organization, 'ecc' | 'timeZone'>,
): string | null {
  if (ecc.phone || patrol.type === 'event' || isTest(patrol)) return null;
  const numbers = standInsIn(timeZone);
  return numbers ? patrolChangeTexts.noEccNumber(numbers) : patrolChangeTexts.noNumberAtAll;
}

/**
 * Returns how a change reaches the ECC, which knows of the patrol, and whom to ring if it takes no mail (product
 * 16.9 and 16.10).
 */
export function useEccTold(patrol: Pick<Patrol, 'name' | 'callSign'>): string {
  const { data: organization } = useQuery(myOrganizationQuery);
  if (isTest(patrol)) return eccToldTexts.inTraining;
  if (!organization || organization.ecc.takesMail) return eccToldTexts.byMail;
  const { phone } = organization.ecc;
  return phone === null ? eccToldTexts.byUnknownPhone : eccToldTexts.byPhone({ phone });
}
