import type { ReactElement } from 'react';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { type LinkButtonProps, LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import {
  aPatrol,
  Briefing,
  ClockChange,
  type EmailPatrol,
  PatrolWhen,
  patrolOn,
  Questions,
  titleOf,
} from '../../mail-parts.tsx';

export interface PatrollerAssignedProps {
  branding: Branding;
  firstName: string;
  patrol: EmailPatrol;
  team: readonly string[];
  /** Links to the assignment page. */
  buttons: readonly LinkButtonProps[];
  meetUp: string;
  instructions: string;
}

export function patrollerAssignedSubject({ patrol }: Pick<PatrollerAssignedProps, 'patrol'>): string {
  return `${titleOf(patrol)}: can you come?`;
}

/** Asks a patroller to accept or decline, once the patrol is finalized. */
export function PatrollerAssigned(props: PatrollerAssignedProps): ReactElement {
  const { branding, firstName, patrol, team, buttons, meetUp, instructions } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={`Can you come? ${patrol.organizationName}, ${patrolOn(patrol)}.`}
      footer={
        <>
          This link is yours alone. Please do not pass it on. The {patrol.type} is attached for your calendar.
        </>
      }
    >
      <Paragraph>
        You have been assigned to {aPatrol(patrol)} for {patrol.organizationName}.
      </Paragraph>
      <PatrolWhen patrol={patrol} />
      <ClockChange patrol={patrol} />
      <LinkButtons buttons={[...buttons]} />
      <Briefing team={team} meetUp={meetUp} instructions={instructions} />
      <Questions patrol={patrol} />
    </EmailLayout>
  );
}
