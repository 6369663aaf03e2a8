import type { Role } from '#contract';
import { digestHour, type MailChoices, type NoticeChoice, type SummaryChoice } from '#people/contract';
import { mailChoiceTexts } from '../texts.ts';

/** A kind of mails that nobody has to get (product 11.46 and 11.65). */
export type ChoosableMail = keyof MailChoices;

const all: readonly ChoosableMail[] = ['notices', 'summaries'];

/** Who gets these mails. */
const roles: Record<ChoosableMail, Role> = { notices: 'watcher', summaries: 'summary-recipient' };

const noticeChoices = ['each', 'daily', 'weekly', 'none'] as const satisfies readonly NoticeChoice[];
const summaryChoices = ['each', 'monthly', 'none'] as const satisfies readonly SummaryChoice[];

/** Returns which of these mails somebody with these roles gets. */
export function choosableFor(held: readonly string[]): ChoosableMail[] {
  return all.filter((mail) => held.includes(roles[mail]));
}

/** Returns what can be chosen of these mails, in the order of the screen, with its words. */
export function choicesOf(mail: ChoosableMail): { choice: string; words: string }[] {
  return mail === 'notices'
    ? noticeChoices.map((choice) => ({ choice, words: mailChoiceTexts.notices(choice, digestHour) }))
    : summaryChoices.map((choice) => ({ choice, words: mailChoiceTexts.summaries(choice) }));
}

/** Returns the words of what was chosen. */
export function choiceText(mail: ChoosableMail, chosen: string): string {
  return choicesOf(mail).find(({ choice }) => choice === chosen)?.words ?? chosen;
}
