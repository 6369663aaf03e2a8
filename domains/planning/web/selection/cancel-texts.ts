import type { RecipientsTogether } from '#crew/contract';
import { mailsAnybody } from '#crew/web/recipients.ts';
import { recipientsText } from '#crew/web/recipients-text.ts';
import { useUnmailedText } from '#crew/web/unmailed.ts';
import { tellsEccOfCancelling } from '#ecc/contract';
import { useEccTold } from '#ecc/web/ecc-text.ts';
import { serverMoment } from '#lib/time/clock.ts';
import { isDraft, isTest, mayBeOut, type PatrolListItem } from '#patrols/contract';
import { feedbackTexts } from '#texts/shared.ts';
import { patrolSelectionTexts } from './texts.ts';

/** `3 patrols and 1 event` */
export function kindsText(patrols: readonly PatrolListItem[]): string {
  const count = patrols.filter(({ type }) => type === 'event').length;
  const events = patrolSelectionTexts.events(count);
  if (count === patrols.length) return events;
  const others = patrolSelectionTexts.patrols(patrols.length - count);
  return count === 0 ? others : patrolSelectionTexts.patrolsAndEvents({ patrols: others, events });
}

/** Says whom cancelling these patrols mails and what the ECC hears of it, in sentences. */
export function useCancelTexts(patrols: readonly PatrolListItem[], recipients: RecipientsTogether): string[] {
  const now = serverMoment();
  const drafts = patrols.filter(isDraft).length;
  const known = patrols.filter((patrol) => tellsEccOfCancelling(patrol, now));
  const told = useEccTold(
    known.find((patrol) => !isTest(patrol)) ?? known[0] ?? { name: null, callSign: null },
  );
  const unmailed = useUnmailedText(recipients);
  const out = patrols.filter((patrol) => mayBeOut(patrol, now)).length;
  return [
    out > 0 ? patrolSelectionTexts.mayBeOut(out) : '',
    draftsText(drafts, patrols.length),
    drafts < patrols.length ? mailsText(recipients) : '',
    unmailed,
    known.length > 0 ? `${patrolSelectionTexts.eccKnows({ count: known.length })} ${told}` : '',
    feedbackTexts.cannotBeUndone,
  ].filter((text) => text !== '');
}

function draftsText(drafts: number, all: number): string {
  if (drafts === 0) return '';
  return drafts === all ? patrolSelectionTexts.onlyDrafts(all) : patrolSelectionTexts.someDrafts(drafts);
}

function mailsText(recipients: RecipientsTogether): string {
  if (!mailsAnybody(recipients)) return patrolSelectionTexts.nobodyMailed;
  return patrolSelectionTexts.mails(recipients.mails, { whom: recipientsText(recipients) });
}
