import { z } from '#contract/zod.ts';

/** How a watcher gets the notices about patrols: a mail for each, one a day or a week about all of them, or none (product 11.46). */
const noticeChoices = ['each', 'daily', 'weekly', 'none'] as const;

export const NoticeChoice = z.enum(noticeChoices);
export type NoticeChoice = z.infer<typeof NoticeChoice>;

/** Which summaries a summary recipient gets: those of each patrol and of the month, that of the month alone, or none (product 11.65). */
const summaryChoices = ['each', 'monthly', 'none'] as const;

export const SummaryChoice = z.enum(summaryChoices);
export type SummaryChoice = z.infer<typeof SummaryChoice>;

/** What somebody chooses of the mails that nobody has to get. What is left out stays as it is. */
export const MailChoices = z.strictObject({
  notices: NoticeChoice.optional(),
  summaries: SummaryChoice.optional(),
});
export type MailChoices = z.infer<typeof MailChoices>;

/** What the page behind the link in such a mail shows (product 11.48). Null is what they are not sent, as they lack the role. */
export const ChosenMails = z.object({
  organizationName: z.string(),
  notices: NoticeChoice.nullable(),
  summaries: SummaryChoice.nullable(),
});
export type ChosenMails = z.infer<typeof ChosenMails>;
