import type { Recipients } from '#crew/contract';
import { mailsAnybody } from '#crew/web/recipients.ts';
import { recipientsText } from '#crew/web/recipients-text.ts';
import { isKnownToEcc, tellsEccOfCancelling } from '#ecc/contract';
import { isDraft, isOver, isTest, type Patrol } from '#patrols/contract';
import { patrolCancellingTexts } from './texts.ts';

/** Says whom cancelling mails. */
export function cancellingText(patrol: Patrol, recipients: Recipients | undefined, now: string): string {
  if (isDraft(patrol)) return patrolCancellingTexts.draft;
  if (isOver(patrol, now)) return patrolCancellingTexts.over;
  if (!recipients) return '';
  if (!mailsAnybody(recipients)) return patrolCancellingTexts.mailsNobody;
  return patrolCancellingTexts.mails({ recipients: recipientsText(recipients) });
}

/** Says what cancelling tells the ECC; blank if the ECC is not concerned. `told` is how a change reaches it. */
export function cancellingEccText(patrol: Patrol, told: string, now: string): string {
  if (patrol.type === 'event' || isDraft(patrol)) return '';
  if (tellsEccOfCancelling(patrol, now)) return told;
  if (isTest(patrol)) return '';
  if (isKnownToEcc(patrol)) return patrolCancellingTexts.eccNotTold;
  return isOver(patrol, now) ? '' : patrolCancellingTexts.eccUnaware;
}
