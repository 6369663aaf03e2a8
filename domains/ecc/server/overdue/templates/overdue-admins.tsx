import type { ReactElement } from 'react';
import { overdueMinutes } from '#contract';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { type Fact, Facts, LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import type { OverduePatrol } from './overdue-patrol.ts';

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
      <Facts facts={factsOf(props)} />
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
