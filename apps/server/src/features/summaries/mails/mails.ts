import {
  distanceOf,
  formatDateTime,
  formatHours,
  formatName,
  formatTime,
  hoursTaken,
} from '@patrolbook/contract';
import { z } from 'zod';
import { brandingOf } from '../../../platform/mail/branding.ts';
import type { MailContext, MailKinds, OutboxMail } from '../../../platform/mail/kind.ts';
import { letterWriter } from '../../../platform/mail/letter.ts';
import type { Fact } from '../../../platform/mail/template/parts.tsx';
import { toPerson } from '../../../platform/mail/to-person.ts';
import type { templates } from '../emails/templates.ts';
import { formatDistance, kindsOf, monthFacts } from './figures.ts';
import { mailKinds } from './notifications.ts';
import { findFinishedPatrol, findMember, listPatrolsOfMonth } from './store.ts';

const AboutPatrol = z.object({ organizationId: z.uuid(), subject: z.object({ patrolId: z.uuid() }) });
const AboutMonth = z.object({ organizationId: z.uuid(), subject: z.object({ month: z.string() }) });

const letter = letterWriter<typeof templates>();

type Member = NonNullable<Awaited<ReturnType<typeof findMember>>>;
type FinishedPatrol = NonNullable<Awaited<ReturnType<typeof findFinishedPatrol>>>;

/** The mails to summary recipients; each is obsolete for somebody who has left or lost the role. */
export function summaryMails({ database, settings }: MailContext): MailKinds {
  return {
    [mailKinds.finished]: {
      async compose(mail) {
        const { organizationId, subject } = AboutPatrol.parse(mail);
        const recipient = await recipientOf(mail);
        const patrol = await findFinishedPatrol(database, organizationId, subject.patrolId);
        if (!recipient || !patrol?.finished || patrol.deleted) return null;
        const zone = recipient.organization.timeZone;
        const props = {
          ...common(recipient),
          ...{ when: formatDateTime(patrol.when, zone) },
          ...{ name: patrol.name ?? 'Patrol', facts: patrolFacts(patrol, zone) },
          link: new URL(`/patrol/${patrol.id}`, settings.publicUrl).href,
        };
        return {
          ...toPerson(recipient.organization, recipient.person),
          letter: letter('patrol-finished', props),
        };
      },
    },
    [mailKinds.month]: {
      /** Obsolete if the organization had no patrol in that month. */
      async compose(mail) {
        const { organizationId, subject } = AboutMonth.parse(mail);
        const recipient = await recipientOf(mail);
        if (!recipient) return null;
        const zone = recipient.organization.timeZone;
        const patrols = await listPatrolsOfMonth(database, { organizationId, zone, month: subject.month });
        const facts = monthFacts(patrols);
        if (!facts) return null;
        const props = { ...common(recipient), month: nameOf(subject.month), facts };
        return {
          ...toPerson(recipient.organization, recipient.person),
          letter: letter('month-summary', props),
        };
      },
    },
  };

  async function recipientOf({ organizationId, recipient }: OutboxMail): Promise<Member | null> {
    if (!organizationId) return null;
    const found = await findMember(database, organizationId, recipient);
    return found?.person.roles.includes('summary-recipient') ? found : null;
  }

  function common({ person, organization }: Member) {
    return {
      branding: brandingOf(organization, settings),
      firstName: person.firstName,
      organizationName: organization.name,
    };
  }
}

/** Returns what a finished patrol was, line by line; what was not recorded is left out. */
function patrolFacts(patrol: FinishedPatrol, zone: string): Fact[] {
  const { started, finished, assignments, incidents } = patrol;
  const time = (instant: string) => formatTime(instant, zone);
  const distance = distanceOf(patrol);
  const known: [string, string | null | undefined][] = [
    ['Crew', assignments.map(({ person }) => formatName(person)).join('\n')],
    ['Started', started && time(started.started)],
    ['Finished', finished && time(finished.finished)],
    ['Time', formatHours(hoursTaken(patrol))],
    ['Distance', distance === null ? null : formatDistance(distance)],
    ['Event number', started?.policeEventNumber ?? patrol.policeEventNumber],
    ['Incidents', kindsOf(incidents).join('\n') || 'None'],
  ];
  return known.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** `November 2026` */
function nameOf(month: string): string {
  return new Intl.DateTimeFormat('en-NZ', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(month),
  );
}
