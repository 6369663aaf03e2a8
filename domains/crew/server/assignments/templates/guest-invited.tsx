import type { ReactElement } from 'react';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { Paragraph } from '#platform/mail/template/parts.tsx';
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

export interface GuestInvitedProps {
  branding: Branding;
  name: string;
  patrol: EmailPatrol;
  team: readonly string[];
  meetUp: string;
  instructions: string;
}

export function guestInvitedSubject({ patrol }: Pick<GuestInvitedProps, 'patrol'>): string {
  return `${titleOf(patrol)}: you are invited`;
}

/** Invites a guest once the patrol is finalized. */
export function GuestInvited(props: GuestInvitedProps): ReactElement {
  const { branding, name, patrol, team, meetUp, instructions } = props;
  return (
    <EmailLayout
      branding={branding}
      to={name}
      preview={`You are a guest of ${patrol.organizationName}: ${patrolOn(patrol)}.`}
      footer={<>The {patrol.type} is attached for your calendar.</>}
    >
      <Paragraph>
        You are invited as a guest to {aPatrol(patrol)} of {patrol.organizationName}.
      </Paragraph>
      <PatrolWhen patrol={patrol} />
      <ClockChange patrol={patrol} />
      <Briefing team={team} meetUp={meetUp} instructions={instructions} />
      <Questions patrol={patrol} />
    </EmailLayout>
  );
}
