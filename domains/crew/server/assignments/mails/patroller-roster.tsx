import type { ReactElement } from 'react';
import { defineTemplate } from '#platform/mail/define.ts';
import { longBranding } from '#platform/mail/gallery/sample.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { type LinkButtonProps, LinkButtons, Paragraph, Section } from '#platform/mail/template/parts.tsx';
import {
  Briefing,
  ClockChangeNote,
  type EmailPatrol,
  PatrolWhen,
  QuestionsNote,
  Team,
} from '../../mail-parts.tsx';
import { countText, spanText } from '../../mail-roster.ts';
import { longInstructions, month, roster, test } from '../../sample-data.ts';

/** One of the patrols that somebody is asked about. */
interface AssignedPatrol {
  patrol: EmailPatrol;
  team: readonly string[];
  /** An event's own; blank for a patrol. */
  instructions: string;
  /** Links to the page of this assignment. */
  buttons: readonly LinkButtonProps[];
}

interface PatrollerRosterProps {
  branding: Branding;
  firstName: string;
  /** The earliest first. */
  patrols: readonly AssignedPatrol[];
  /** The page that accepts all; null if it works no more. */
  acceptAll: string | null;
  /** What holds for every patrol. */
  meetUp: string;
  instructions: string;
}

type Patrols = Pick<PatrollerRosterProps, 'patrols'>;

function patrollerRosterSubject(props: Patrols): string {
  const patrols = props.patrols.map(({ patrol }) => patrol);
  return `${countText(patrols)}, ${spanText(patrols)}: can you come?`;
}

/** Asks a patroller to accept or decline each of the patrols that were finalized together. */
function PatrollerRoster(props: PatrollerRosterProps): ReactElement {
  const { branding, firstName, patrols, acceptAll, meetUp, instructions } = props;
  const all = patrols.map(({ patrol }) => patrol);
  const [first] = all;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={`Can you come? ${branding.organizationName}, ${spanText(all)}.`}
      footer={
        <>These links are yours alone. Please do not pass them on. All are attached for your calendar.</>
      }
    >
      <Paragraph>
        You have been assigned to {countText(all)} for {branding.organizationName}. Please answer each
        {acceptAll === null ? '.' : ', or accept them all at once.'}
      </Paragraph>
      {acceptAll !== null && <LinkButtons buttons={[{ href: acceptAll, label: 'Accept all' }]} />}
      {patrols.map((assigned) => (
        <Assigned key={`${assigned.patrol.when} ${assigned.buttons[0]?.href}`} {...assigned} />
      ))}
      <Briefing team={[]} meetUp={meetUp} instructions={instructions} />
      {first && <QuestionsNote patrol={first} />}
    </EmailLayout>
  );
}

function Assigned({ patrol, team, instructions, buttons }: AssignedPatrol): ReactElement {
  return (
    <>
      <PatrolWhen patrol={patrol} />
      <ClockChangeNote patrol={patrol} />
      <Team names={team} />
      <Section title="Instructions" text={instructions} />
      <LinkButtons buttons={[...buttons]} />
    </>
  );
}

export const patrollerRoster = defineTemplate('patroller-roster', {
  subject: patrollerRosterSubject,
  Body: PatrollerRoster,
  sample: roster,
  variants: {
    tests: { patrols: month.slice(0, 2).map((one) => ({ ...one, patrol: test })), acceptAll: null },
    long: { branding: longBranding, meetUp: longInstructions, instructions: longInstructions },
  },
});
