import type { ReactElement } from 'react';
import { type Letterhead, LetterLayout } from '../../../platform/mail/letter/layout.tsx';
import { LinkButtons, Paragraph, Passage } from '../../../platform/mail/letter/parts.tsx';
import { type LetterPatrol, PatrolWhen, patrolOn, Team } from './patrol.tsx';

export interface PatrolMovedProps {
  letterhead: Letterhead;
  /** First name of a person, name of a guest. */
  to: string;
  patrol: LetterPatrol;
  team: readonly string[];
  /** Patrollers and guests come; watchers only hear of it. */
  coming: boolean;
  /** Nothing for a guest, who has no page to go to. */
  buttons?: readonly { href: string; label: string; quiet?: true }[];
  /** They had accepted another start. */
  askedAgain?: boolean;
  meetUp?: string;
  instructions?: string;
}

export function patrolMovedSubject(patrol: LetterPatrol): string {
  return `Changed: ${patrolOn(patrol)}`;
}

/** To patrollers, guests and watchers of a finalized patrol that was moved or renamed. */
export function PatrolMoved(props: PatrolMovedProps): ReactElement {
  const {
    letterhead,
    to,
    patrol,
    team,
    coming,
    buttons = [],
    askedAgain,
    meetUp = '',
    instructions = '',
  } = props;
  return (
    <LetterLayout
      letterhead={letterhead}
      to={to}
      preview={askedAgain ? 'The start has changed: can you still come?' : `It is now a ${patrolOn(patrol)}.`}
      footer={coming && <>The attachment changes the {patrol.type} in your calendar.</>}
    >
      <Paragraph>
        This {patrol.type} of {patrol.organizationName} has changed. It is now:
      </Paragraph>
      <PatrolWhen patrol={patrol} />
      {askedAgain && (
        <Paragraph>
          You had accepted before the start was changed. Please answer again: can you still come?
        </Paragraph>
      )}
      {buttons.length > 0 && <LinkButtons buttons={[...buttons]} />}
      <Team names={team} />
      <Passage title="Where to meet" text={meetUp} />
      <Passage title="Instructions" text={instructions} />
    </LetterLayout>
  );
}
