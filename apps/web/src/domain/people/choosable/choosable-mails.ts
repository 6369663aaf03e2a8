import {
  digestHour,
  type MailChoices,
  type NoticeChoice,
  type Role,
  type SummaryChoice,
} from '@patrolbook/contract';

/** The mails that nobody has to get: who gets them, and what they can choose (product 11.46 and 11.65). */

export type ChoosableMail = keyof MailChoices;

interface Choosing<Choice extends string> {
  role: Role;
  label: string;
  /** What these mails say. */
  description: string;
  /** The words of each choice, in their order on the screen. */
  choices: Record<Choice, string>;
}

const notices: Choosing<NoticeChoice> = {
  role: 'watcher',
  label: 'Mails to watchers',
  description: 'When a patrol is planned, changed or cancelled.',
  choices: {
    each: 'A mail for each',
    daily: `One mail a day, at ${digestHour.time}, if anything is new`,
    weekly: `One mail a week, on Mondays at ${digestHour.time}, if anything is new`,
    none: 'None',
  },
};

const summaries: Choosing<SummaryChoice> = {
  role: 'summary-recipient',
  label: 'Summaries',
  description: 'What patrols have done: crew, times, kilometres and incidents.',
  choices: {
    each: 'Of each patrol and of each month',
    monthly: 'Of each month alone',
    none: 'None',
  },
};

export const choosableMails: Record<ChoosableMail, Choosing<string>> = { notices, summaries };

const all: readonly ChoosableMail[] = ['notices', 'summaries'];

/** Returns which of these mails somebody with these roles gets. */
export function choosableFor(roles: readonly string[]): ChoosableMail[] {
  return all.filter((mail) => roles.includes(choosableMails[mail].role));
}

/** Returns the words of what was chosen. */
export function choiceText(mail: ChoosableMail, choice: string): string {
  return choosableMails[mail].choices[choice] ?? choice;
}
