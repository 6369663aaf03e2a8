import { samples as auth } from '#accounts/server/auth/templates/samples.ts';
import type { Sample } from '#platform/mail/gallery/sample.ts';
import { samples as assignments } from '../../features/assignments/templates/samples.ts';
import { samples as ecc } from '../../features/ecc/templates/samples.ts';
import { samples as joining } from '../../features/joining/templates/samples.ts';
import { samples as messages } from '../../features/messages/templates/samples.ts';
import { samples as overdue } from '../../features/overdue/templates/samples.ts';
import { samples as people } from '../../features/people/templates/samples.ts';
import { samples as privacy } from '../../features/privacy/templates/samples.ts';
import { samples as record } from '../../features/record/templates/samples.ts';
import { samples as summaries } from '../../features/summaries/templates/samples.ts';

/** Sample mails of every template and its variants (`/dev/mail/templates`). */
export const mailSamples: readonly Sample[] = [
  ...assignments,
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
