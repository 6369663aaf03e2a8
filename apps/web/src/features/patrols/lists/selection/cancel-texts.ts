import {
  isDraft,
  isTest,
  type PatrolListItem,
  type RecipientsTogether,
  tellsEccOfCancelling,
} from '@patrolbook/contract';
import { useEccTold } from '../../../../domain/ecc/ecc-told.ts';
import { mailsAnybody } from '../../../../domain/patrols/recipients.ts';
import { recipientsText } from '../../../../domain/patrols/recipients-text.ts';
import { useUnmailedText } from '../../../../domain/patrols/unmailed.ts';
import { serverMoment } from '../../../../lib/time/clock.ts';

/** `3 patrols and 1 event` */
export function kindsText(patrols: readonly PatrolListItem[]): string {
  const events = patrols.filter(({ type }) => type === 'event').length;
  const kinds = [counted(patrols.length - events, 'patrol'), counted(events, 'event')];
  return kinds.filter((kind) => kind !== '').join(' and ');
}

function counted(count: number, word: string): string {
  if (count === 0) return '';
  return count === 1 ? `1 ${word}` : `${count} ${word}s`;
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
  return [
    draftsText(drafts, patrols.length),
    drafts < patrols.length ? mailsText(recipients) : '',
    unmailed,
    known.length > 0 ? `The ECC knows of ${known.length} of them. ${told}` : '',
    'This cannot be undone.',
  ].filter((text) => text !== '');
}

function draftsText(drafts: number, all: number): string {
  if (drafts === 0) return '';
  if (drafts === all)
    return all === 1 ? 'It is a draft, so nobody is mailed.' : 'They are drafts, so nobody is mailed.';
  return drafts === 1
    ? 'Of 1 draft among them nobody is mailed.'
    : `Of ${drafts} drafts among them nobody is mailed.`;
}

function mailsText(recipients: RecipientsTogether): string {
  if (!mailsAnybody(recipients)) return 'Nobody on them is mailed.';
  const { mails } = recipients;
  const emails = mails === 1 ? '1 email' : `${mails} emails, each about one patrol`;
  return `This mails ${recipientsText(recipients)}: ${emails}.`;
}
