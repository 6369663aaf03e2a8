import { z } from 'zod';
import { telHref } from '#contract/telephone.ts';
import { isOverdue } from '#ecc/contract';
import { endOf } from '#patrols/contract';
import { findRecipient } from '#people/server/recipients.store.ts';
import type { MailContext, OutboxMail } from '#platform/mail/kind.ts';
import { findOverdueMailData, type OverdueMailData } from './store.ts';

const AboutAlarm = z.object({
  organizationId: z.uuid(),
  subject: z.object({ patrolId: z.uuid(), until: z.iso.datetime(), step: z.coerce.number() }),
});

/** What the mails about an overdue patrol are composed from. */
export function overdueSources({ database, clock, settings }: MailContext) {
  return {
    settings,
    telHref,

    findAdmin: (mail: OutboxMail) => findRecipient(database, mail, 'admin'),

    /** Returns after how many minutes a mail was caused. */
    stepOf: (mail: OutboxMail) => AboutAlarm.parse(mail).subject.step,

    /**
     * Returns the patrol; null once a mail about it is obsolete: it was finished or extended, or an admin has acknowledged that
     * it is overdue.
     */
    async findOverdue(mail: OutboxMail): Promise<OverdueMailData | null> {
      const { organizationId, subject } = AboutAlarm.parse(mail);
      const patrol = await findOverdueMailData(database, organizationId, subject.patrolId);
      if (!patrol || !isOverdue(patrol, clock.now()) || patrol.overdueAcknowledged) return null;
      return endOf(patrol) === subject.until ? patrol : null;
    },
  };
}
export type OverdueSources = ReturnType<typeof overdueSources>;
