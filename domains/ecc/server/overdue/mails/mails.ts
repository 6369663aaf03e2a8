import { z } from 'zod';
import { formatDateTime, formatName, overdueMinutes } from '#contract';
import { telHref } from '#contract/telephone.ts';
import { isOverdue } from '#ecc/contract';
import { endOf, isTest, kindOf } from '#patrols/contract';
import { eventNumberOfRow } from '#patrols/server/event-number.ts';
import { patrolPage } from '#patrols/server/patrol-page.ts';
import { findRecipient } from '#people/server/recipients.store.ts';
import { toPatroller, toPerson } from '#people/server/to-person.ts';
import { brandingOf } from '#platform/mail/branding.ts';
import { contentWriter } from '#platform/mail/content.ts';
import type { EmailMessage, MailContext, MailKinds, OutboxMail } from '#platform/mail/kind.ts';
import type { OverdueAdminsProps } from '../templates/overdue-admins.tsx';
import type { OverduePatrol } from '../templates/overdue-patrol.ts';
import type { templates } from '../templates/templates.ts';
import { mailKinds } from './queue.ts';
import { findOverdueMailData, type OverdueMailData } from './store.ts';

const AboutAlarm = z.object({
  organizationId: z.uuid(),
  subject: z.object({ patrolId: z.uuid(), until: z.iso.datetime(), step: z.coerce.number() }),
});

const [, lastStep] = overdueMinutes;

const contentOf = contentWriter<typeof templates>();

/** The mails about an overdue patrol: to its crew, then to the admins (product 17.8). */
export function overdueMails({ database, clock, settings }: MailContext): MailKinds {
  return {
    [mailKinds.crew]: { compose: toCrew },
    [mailKinds.admins]: { compose: toAdmin },
  };

  async function toCrew(mail: OutboxMail): Promise<EmailMessage | null> {
    const patrol = await read(mail);
    const person = patrol?.assignments.find(({ personId }) => personId === mail.recipient)?.person;
    if (!patrol || !person || person.finished) return null;
    const props = {
      ...common(patrol),
      firstName: person.firstName,
      adminsAreTold: !isTest(patrol),
      link: patrolPage(settings, patrol, '/record'),
    };
    return toPatroller(patrol.organization, person, contentOf('overdue-crew', props));
  }

  async function toAdmin(mail: OutboxMail): Promise<EmailMessage | null> {
    const { subject } = AboutAlarm.parse(mail);
    const patrol = await read(mail);
    const admin = await findRecipient(database, mail, 'admin');
    if (!patrol || !admin) return null;
    const props = {
      ...common(patrol),
      ...factsOf(patrol),
      firstName: admin.person.firstName,
      urgent: subject.step === lastStep,
      link: patrolPage(settings, patrol),
    };
    return { ...toPerson(patrol.organization, admin.person), content: contentOf('overdue-admins', props) };
  }

  /**
   * Returns null if the mail is obsolete: the patrol was finished or extended, or an admin has acknowledged that
   * it is overdue.
   */
  async function read(mail: OutboxMail): Promise<OverdueMailData | null> {
    const { organizationId, subject } = AboutAlarm.parse(mail);
    const patrol = await findOverdueMailData(database, organizationId, subject.patrolId);
    if (!patrol || !isOverdue(patrol, clock.now()) || patrol.overdueAcknowledged) return null;
    return endOf(patrol) === subject.until ? patrol : null;
  }

  function common(patrol: OverdueMailData): Pick<OverdueAdminsProps, 'branding' | 'patrol'> {
    return { branding: brandingOf(patrol.organization, settings), patrol: overduePatrol(patrol) };
  }
}

function overduePatrol({ organization, type, name, callSign, ...patrol }: OverdueMailData): OverduePatrol {
  return {
    organizationName: organization.name,
    type,
    callSign,
    title: callSign ?? name ?? `The ${type}`,
    end: formatDateTime(endOf(patrol), organization.timeZone),
  };
}

function factsOf(
  patrol: OverdueMailData,
): Pick<OverdueAdminsProps, 'crew' | 'started' | 'lastEntry' | 'eventNumber'> {
  const { assignments, incidents, started, organization } = patrol;
  const at = (when: string) => formatDateTime(when, organization.timeZone);
  const [last] = incidents;
  return {
    crew: assignments.map(({ person }) => ({
      name: formatName(person),
      phone: person.phone,
      href: telHref(person.phone ?? '', organization.timeZone),
    })),
    started: started && at(started.started),
    lastEntry: last ? `${kindOf(last)}, ${at(last.when)}` : null,
    eventNumber: eventNumberOfRow(patrol),
  };
}
