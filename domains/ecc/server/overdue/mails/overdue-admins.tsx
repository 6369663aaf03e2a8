import type { ReactElement } from 'react';
import { formatDateTime, formatName, overdueMinutes } from '#contract';
import { kindOf } from '#patrols/contract';
import { eventNumberOfRow } from '#patrols/server/event-number.ts';
import { patrolPage } from '#patrols/server/patrol-page.ts';
import { toPerson } from '#people/server/to-person.ts';
import { brandingOf } from '#platform/mail/branding.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import { branding, graeme, links, policeEventNumber, when, wiremu } from '#platform/mail/gallery/sample.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { type Fact, FactTable, LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import { type OverduePatrol, overduePatrol, samplePatrol, sampleUnsigned } from './overdue-patrol.ts';
import type { OverdueSources } from './sources.ts';
import type { OverdueMailData } from './store.ts';

export interface OverdueAdminsProps {
  branding: Branding;
  firstName: string;
  patrol: OverduePatrol;
  /** Whether this is the second mail, which is the last one. */
  urgent: boolean;
  /** `href` rings them; undefined if their phone has no number that can be rung. */
  crew: readonly { name: string; phone: string | null; href: string | undefined }[];
  /** The start and the latest incident, each with its date and time. */
  started: string | null;
  lastEntry: string | null;
  eventNumber: string | null;
  /** The patrol's page. */
  link: string;
}

export function overdueAdminsSubject({
  patrol,
  urgent,
}: Pick<OverdueAdminsProps, 'patrol' | 'urgent'>): string {
  const start = urgent ? 'Overdue, please ring the crew' : 'Overdue';
  return `${start}: ${patrol.title}, planned until ${patrol.end}`;
}

/** Tells an admin that nothing was heard of a patrol since its planned end. */
export function OverdueAdmins(props: OverdueAdminsProps): ReactElement {
  const { branding, firstName, patrol, urgent, crew, link } = props;
  const [first, second] = overdueMinutes;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={`Planned until ${patrol.end}, and not finished.`}
      footer={<>You receive this message as an admin of {patrol.organizationName}.</>}
    >
      <Paragraph style={{ fontSize: 19, fontWeight: 700 }}>
        {patrol.title} was planned until {patrol.end} and has not been finished. Nothing was recorded for{' '}
        {urgent ? second : first} minutes.
      </Paragraph>
      <FactTable facts={factsOf(props)} />
      <Paragraph>
        {urgent
          ? 'Please ring the crew. This is the last mail about it.'
          : `Please ring the crew. If you know that they are well, press Acknowledge on its page. Otherwise another mail follows after ${second} minutes.`}
      </Paragraph>
      {crew.map(({ name, href }) => (
        <RingButton key={name} name={name} href={href} />
      ))}
      <LinkButtons buttons={[{ href: link, label: `Open the ${patrol.type}` }]} />
    </EmailLayout>
  );
}

/** Rings somebody of the crew; nothing without a number that can be rung. */
function RingButton({ name, href }: { name: string; href: string | undefined }): ReactElement | null {
  return href ? <LinkButtons buttons={[{ href, label: `Ring ${name}`, quiet: true }]} /> : null;
}

function factsOf({ patrol, crew, started, lastEntry, eventNumber }: OverdueAdminsProps): Fact[] {
  const crewLines = crew.map(({ name, phone }) => `${name}\n${phone ?? 'no phone number'}`);
  return [
    { label: 'Crew', value: crewLines.join('\n') || 'Nobody' },
    ...(patrol.callSign ? [{ label: 'Call sign', value: patrol.callSign }] : []),
    { label: 'Started', value: started ?? 'Not known' },
    { label: 'Planned end', value: patrol.end },
    { label: 'Last entry', value: lastEntry ?? 'None since the start' },
    { label: 'Event number', value: eventNumber ?? 'None' },
  ];
}

const template = defineTemplate('overdue-admins', {
  subject: overdueAdminsSubject,
  Body: OverdueAdmins,
  sample: {
    branding,
    firstName: 'Aroha',
    patrol: samplePatrol,
    urgent: false,
    link: links.patrol,
    crew: [
      { ...graeme, href: 'tel:0215550101' },
      { ...wiremu, href: undefined },
    ],
    started: when,
    lastEntry: 'Site check, Sat 5 Dec 2026, 22:48',
    eventNumber: policeEventNumber,
  },
  variants: {
    urgent: { urgent: true },
    unknown: {
      urgent: true,
      patrol: sampleUnsigned,
      crew: [],
      started: null,
      lastEntry: null,
      eventNumber: null,
    },
  },
});

const [, lastStep] = overdueMinutes;

/** Goes to each admin, twice (product 17.8). */
export const overdueAdmins = defineMail({
  kind: 'overdue-admins',
  templates: [template],
  async compose(mail, { settings, telHref, findOverdue, findAdmin, stepOf }: OverdueSources) {
    const patrol = await findOverdue(mail);
    const admin = await findAdmin(mail);
    if (!patrol || !admin) return null;
    const content = template.write({
      branding: brandingOf(patrol.organization, settings),
      patrol: overduePatrol(patrol),
      ...knownOf(patrol, telHref),
      firstName: admin.person.firstName,
      urgent: stepOf(mail) === lastStep,
      link: patrolPage(settings, patrol),
    });
    return { ...toPerson(patrol.organization, admin.person), content };
  },
});

/** Returns who is out, and what was recorded last. */
function knownOf(
  patrol: OverdueMailData,
  telHref: OverdueSources['telHref'],
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
