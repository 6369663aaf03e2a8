import { z } from 'zod';
import { telHref } from '#contract/telephone.ts';
import type { SummaryChoice } from '#people/contract';
import { findSummarized } from '#people/server/notices.store.ts';
import { findRecipient } from '#people/server/recipients.store.ts';
import type { MailContext, OutboxMail } from '#platform/mail/kind.ts';
import { findFinishedPatrol, findKeptMailData } from './store.ts';

const AboutKept = z.object({
  organizationId: z.uuid(),
  subject: z.object({ patrolId: z.uuid(), by: z.uuid(), why: z.enum(['cancelled', 'off-crew']) }),
});

const AboutFinish = z.object({
  organizationId: z.uuid(),
  /** A mail that an earlier version queued does not name the finish. */
  subject: z.object({ patrolId: z.uuid(), finish: z.uuid().optional() }),
});

/** What the mails about the record are composed from. */
export function recordSources({ database, settings }: MailContext) {
  return {
    settings,
    telHref,

    findAdmin: (mail: OutboxMail) => findRecipient(database, mail, 'admin'),

    findSummarized: (mail: OutboxMail, chosen: readonly SummaryChoice[]) =>
      findSummarized(database, mail, chosen),

    /** Returns a patrol, who recorded on it, and why that does not count; undefined if either is gone. */
    async findKept(mail: OutboxMail) {
      const { organizationId, subject } = AboutKept.parse(mail);
      const found = await findKeptMailData(database, organizationId, subject);
      return found && { ...found, why: subject.why };
    },

    /** Returns the patrol with the finish that a mail is about; undefined once this was voided. */
    async findFinished(mail: OutboxMail) {
      const { organizationId, subject } = AboutFinish.parse(mail);
      const patrol = await findFinishedPatrol(database, organizationId, subject.patrolId);
      if (!patrol?.finished || patrol.deleted) return undefined;
      const finish = patrol.finished._id ?? patrol.id;
      return subject.finish && subject.finish !== finish ? undefined : patrol;
    },
  };
}
export type RecordSources = ReturnType<typeof recordSources>;
