import { samples as auth } from '#accounts/server/auth/templates/samples.ts';
import { samples as assignments } from '#crew/server/assignments/templates/samples.ts';
import { samples as ecc } from '#ecc/server/correspondence/templates/samples.ts';
import { samples as overdue } from '#ecc/server/overdue/templates/samples.ts';
import { samples as joining } from '#membership/server/joining/templates/samples.ts';
import { samples as people } from '#membership/server/people/templates/samples.ts';
import { samples as messages } from '#messages/server/messages/templates/samples.ts';
import { samples as offers } from '#planning/server/offers/templates/samples.ts';
import type { Sample } from '#platform/mail/gallery/sample.ts';
import { samples as privacy } from '#privacy/server/details/templates/samples.ts';
import { samples as record } from '#record/server/entries/templates/samples.ts';
import { samples as summaries } from '#reports/server/summaries/templates/samples.ts';

/** Sample mails of every template and its variants (`/dev/mail/templates`). */
export const mailSamples: readonly Sample[] = [
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
