import { z } from 'zod';
import { formatMonth } from '#contract';
import type { SummaryChoice } from '#people/contract';
import { findSummarized } from '#people/server/notices.store.ts';
import { findRecipient } from '#people/server/recipients.store.ts';
import type { MailContext, OutboxMail } from '#platform/mail/kind.ts';
import { reportMonth } from '../../report/service.ts';

const AboutMonth = z.object({ organizationId: z.uuid(), subject: z.object({ month: z.string() }) });

/** What the mails that sum up a month are composed from. */
export function summarySources({ database, clock, settings }: MailContext) {
  return {
    settings,

    findAdmin: (mail: OutboxMail) => findRecipient(database, mail, 'admin'),

    findSummarized: (mail: OutboxMail, chosen: readonly SummaryChoice[]) =>
      findSummarized(database, mail, chosen),

    /** Returns what a mail says of a month; null if there was neither a patrol nor an event in it. */
    async sumUp(mail: OutboxMail) {
      const { organizationId, subject } = AboutMonth.parse(mail);
      const [year = '', month = ''] = subject.month.split('-');
      const report = await reportMonth(database, organizationId, { year, month, now: clock.now() });
      if (report.patrols.length === 0) return null;
      const link = new URL(`/report/${year}/${month}`, settings.publicUrl).href;
      return { report, month: formatMonth(`${year}-${month}`), link };
    },
  };
}
export type SummarySources = ReturnType<typeof summarySources>;
