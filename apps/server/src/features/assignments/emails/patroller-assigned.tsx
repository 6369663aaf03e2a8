import type { ReactElement } from 'react';
import { type Letterhead, LetterLayout } from '../../../platform/mail/letter/layout.tsx';
import { LinkButtons, Paragraph, Passage } from '../../../platform/mail/letter/parts.tsx';
import { aPatrol, type LetterPatrol, PatrolWhen, patrolOn, Team, titleOf } from './patrol.tsx';

export interface PatrollerAssignedProps {
  letterhead: Letterhead;
  firstName: string;
  patrol: LetterPatrol;
  team: readonly string[];
  /** The personal link to the assignment page. */
  link: string;
  meetUp: string;
  instructions: string;
}

export function patrollerAssignedSubject(patrol: LetterPatrol): string {
  return titleOf(patrol);
}

/** To a patroller once the patrol is finalized: will you come? */
export function PatrollerAssigned(props: PatrollerAssignedProps): ReactElement {
  const { letterhead, firstName, patrol, team, link, meetUp, instructions } = props;
  return (
    <LetterLayout
      letterhead={letterhead}
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
      <LinkButtons
        buttons={[
          { href: link, label: 'Accept' },
          { href: link, label: 'Decline', quiet: true },
        ]}
      />
      <Team names={team} />
      <Passage title="Where to meet" text={meetUp} />
      <Passage title="Instructions" text={instructions} />
    </LetterLayout>
  );
}
