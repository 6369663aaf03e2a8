import type { ReactElement } from 'react';
import { type Letterhead, LetterLayout } from '../../../platform/mail/letter/layout.tsx';
import { Paragraph, Passage } from '../../../platform/mail/letter/parts.tsx';
import { aPatrol, type LetterPatrol, PatrolWhen, patrolOn, Team, titleOf } from './patrol.tsx';

export interface GuestInvitedProps {
  letterhead: Letterhead;
  name: string;
  patrol: LetterPatrol;
  team: readonly string[];
  meetUp: string;
  instructions: string;
}

export function guestInvitedSubject(patrol: LetterPatrol): string {
  return titleOf(patrol);
}

/** To a guest once the patrol is finalized. */
export function GuestInvited(props: GuestInvitedProps): ReactElement {
  const { letterhead, name, patrol, team, meetUp, instructions } = props;
  return (
    <LetterLayout
      letterhead={letterhead}
      to={name}
      preview={`You are a guest of ${patrol.organizationName}: ${patrolOn(patrol)}.`}
      footer={<>The {patrol.type} is attached for your calendar.</>}
    >
      <Paragraph>
        You are invited as a guest to {aPatrol(patrol)} of {patrol.organizationName}.
      </Paragraph>
      <PatrolWhen patrol={patrol} />
      <Team names={team} />
      <Passage title="Where to meet" text={meetUp} />
      <Passage title="Instructions" text={instructions} />
    </LetterLayout>
  );
}
