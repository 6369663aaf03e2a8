import { mails as auth } from '#accounts/server/auth/mails/mails.ts';
import { mails as assignments } from '#crew/server/assignments/mails/mails.ts';
import { mails as ecc } from '#ecc/server/correspondence/mails/mails.ts';
import { mails as overdue } from '#ecc/server/overdue/mails/mails.ts';
import { mails as joining } from '#membership/server/joining/mails/mails.ts';
import { mails as people } from '#membership/server/people/mails/mails.ts';
import { mails as messages } from '#messages/server/messages/mails/mails.ts';
import { mails as offers } from '#planning/server/offers/mails/mails.ts';
import { type Mail, templatesOf } from '#platform/mail/define.ts';
import type { MailSample } from '#platform/mail/gallery/sample.ts';
import { mails as privacy } from '#privacy/server/details/mails/mails.ts';
import { mails as record } from '#record/server/entries/mails/mails.ts';
import { mails as summaries } from '#reports/server/summaries/mails/mails.ts';

/** All mails. Threads load this file, too: nothing here may import the database (decision 15). */
export const allMails: readonly Mail[] = [
  ...assignments,
  ...offers,
  ...messages,
  ...summaries,
  ...ecc,
  ...overdue,
  ...record,
  ...auth,
  ...people,
  ...joining,
  ...privacy,
];

/** Sample mails of every template and its variants (`/dev/mail/templates`). */
export const mailSamples: readonly MailSample[] = Object.values(templatesOf(allMails)).flatMap(
  ({ samples }) => samples,
);
