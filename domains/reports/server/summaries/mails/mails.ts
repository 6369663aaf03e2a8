import { z } from 'zod';
import { formatDateTime, formatMonth } from '#contract';
import { patrolPage } from '#patrols/server/patrol-page.ts';
import { mailChoicesPage } from '#people/server/mail-choices-page.ts';
import { findSummarized } from '#people/server/notices.store.ts';
import { findRecipient, type Recipient } from '#people/server/recipients.store.ts';
import { toPerson } from '#people/server/to-person.ts';
import { brandingOf } from '#platform/mail/branding.ts';
import { contentWriter, type EmailContent } from '#platform/mail/content.ts';
import type { EmailMessage, MailContext, MailKinds } from '#platform/mail/kind.ts';
import { chosenForPatrol, finishedKind } from '#record/server/entries/service.ts';
import { reportMonth } from '../../report/service.ts';
import type { templates } from '../templates/templates.ts';
import { monthFacts, patrolFacts } from './figures.ts';
import { chosenForMonth, mailKinds } from './queue.ts';
import { findFinishedPatrol } from './store.ts';

const AboutPatrol = z.object({
  organizationId: z.uuid(),
  /** A mail that an earlier version queued does not name the finish. */
  subject: z.object({ patrolId: z.uuid(), finish: z.uuid().optional() }),
});
const AboutMonth = z.object({ organizationId: z.uuid(), subject: z.object({ month: z.string() }) });

const contentOf = contentWriter<typeof templates>();

/** The mails to summary recipients, and to admins of one that was not sent. Each of the former is obsolete once its recipient has left, lost the role or chosen not to get it. */
export function summaryMails({ database, clock, settings }: MailContext): MailKinds {
  return {
    [finishedKind]: {
      async compose(mail) {
        const { organizationId, subject } = AboutPatrol.parse(mail);
        const recipient = await findSummarized(database, mail, chosenForPatrol);
        const patrol = await findFinishedPatrol(database, organizationId, subject.patrolId);
        if (!recipient || !patrol?.finished || patrol.deleted) return null;
        if (subject.finish && subject.finish !== (patrol.finished._id ?? patrol.id)) return null; // the finish was voided
        const zone = recipient.organization.timeZone;
        const props = {
          ...common(recipient),
          when: formatDateTime(patrol.when, zone),
          name: patrol.name ?? 'Patrol',
          facts: patrolFacts(patrol, zone),
          link: patrolPage(settings, patrol),
        };
        return toRecipient(recipient, contentOf('patrol-finished', props));
      },
    },
    [mailKinds.month]: {
      /** Obsolete if the organization had neither a patrol nor an event in that month. */
      async compose(mail) {
        const { organizationId, subject } = AboutMonth.parse(mail);
        const recipient = await findSummarized(database, mail, chosenForMonth);
        const summed = recipient && (await sumUp(organizationId, subject.month));
        if (!summed) return null;
        const { report, ...month } = summed;
        const props = { ...common(recipient), ...month, facts: monthFacts(report) };
        return toRecipient(recipient, contentOf('month-summary', props));
      },
    },
    [mailKinds.missed]: {
      /** As obsolete as the mail that was not sent. */
      async compose(mail) {
        const { organizationId, subject } = AboutMonth.parse(mail);
        const admin = await findRecipient(database, mail, 'admin');
        const summed = admin && (await sumUp(organizationId, subject.month));
        if (!summed) return null;
        const { month, link } = summed;
        const content = contentOf('month-missed', { ...common(admin), month, link });
        return { ...toPerson(admin.organization, admin.person), content };
      },
    },
  };

  /** Returns what a mail says of a month; null if there was neither a patrol nor an event in it. */
  async function sumUp(organizationId: string, firstDay: string) {
    const [year = '', month = ''] = firstDay.split('-');
    const report = await reportMonth(database, organizationId, { year, month, now: clock.now() });
    if (report.patrols.length === 0) return null;
    const link = new URL(`/report/${year}/${month}`, settings.publicUrl).href;
    return { report, month: formatMonth(`${year}-${month}`), link };
  }

  /** Returns a summary, which says where its recipient chooses whether to get any (product 11.65). */
  function toRecipient({ organization, person }: Recipient, content: EmailContent): EmailMessage {
    const choices = mailChoicesPage(settings, 'summaries', person);
    return { ...toPerson(organization, person), content: { ...content, choices } };
  }

  function common({ person, organization }: Recipient) {
    return {
      branding: brandingOf(organization, settings),
      firstName: person.firstName,
      organizationName: organization.name,
    };
  }
}
