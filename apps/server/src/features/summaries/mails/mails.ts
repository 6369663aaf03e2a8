import { formatDateTime, formatMonth } from '@patrolbook/contract';
import { z } from 'zod';
import { patrolPage } from '../../../domain/patrols/patrol-page.ts';
import { mailChoicesPage } from '../../../domain/people/mail-choices-page.ts';
import { findSummarized } from '../../../domain/people/notices.store.ts';
import type { Recipient } from '../../../domain/people/recipients.store.ts';
import { toPerson } from '../../../domain/people/to-person.ts';
import { brandingOf } from '../../../platform/mail/branding.ts';
import { contentWriter, type EmailContent } from '../../../platform/mail/content.ts';
import type { EmailMessage, MailContext, MailKinds } from '../../../platform/mail/kind.ts';
import { reportMonth } from '../../report/service.ts';
import type { templates } from '../templates/templates.ts';
import { monthFacts, patrolFacts } from './figures.ts';
import { chosenForMonth, chosenForPatrol, mailKinds } from './queue.ts';
import { findFinishedPatrol } from './store.ts';

const AboutPatrol = z.object({
  organizationId: z.uuid(),
  /** A mail that an earlier version queued does not name the finish. */
  subject: z.object({ patrolId: z.uuid(), finish: z.uuid().optional() }),
});
const AboutMonth = z.object({ organizationId: z.uuid(), subject: z.object({ month: z.string() }) });

const contentOf = contentWriter<typeof templates>();

/** The mails to summary recipients. Each is obsolete once its recipient has left, lost the role or chosen not to get it. */
export function summaryMails({ database, clock, settings }: MailContext): MailKinds {
  return {
    [mailKinds.finished]: {
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
        if (!recipient) return null;
        const [year = '', month = ''] = subject.month.split('-');
        const report = await reportMonth(database, organizationId, { year, month, now: clock.now() });
        if (report.patrols.length === 0) return null;
        const props = {
          ...common(recipient),
          month: formatMonth(`${year}-${month}`),
          facts: monthFacts(report),
          link: new URL(`/report/${year}/${month}`, settings.publicUrl).href,
        };
        return toRecipient(recipient, contentOf('month-summary', props));
      },
    },
  };

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
