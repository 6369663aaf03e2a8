import type { ReactElement } from 'react';
import { type Letterhead, LetterLayout } from '../../../platform/mail/letter/layout.tsx';
import { Paragraph } from '../../../platform/mail/letter/parts.tsx';
import { type LetterPatrol, PatrolWhen, patrolOn } from './patrol.tsx';

export interface PatrollerRemovedProps {
  letterhead: Letterhead;
  /** First name of a patroller, name of a guest. */
  to: string;
  patrol: LetterPatrol;
}

export function patrollerRemovedSubject(patrol: LetterPatrol): string {
  return `You are no longer on the ${patrolOn(patrol)}`;
}

/** To a patroller, or a guest, who was taken off a patrol that they had been told of. */
export function PatrollerRemoved({ letterhead, to, patrol }: PatrollerRemovedProps): ReactElement {
  return (
    <LetterLayout
      letterhead={letterhead}
      to={to}
      preview="You need not come."
      footer={<>The attachment takes the {patrol.type} out of your calendar.</>}
    >
      <Paragraph>
        The roster of {patrol.organizationName} has changed: you are no longer on this {patrol.type}.
      </Paragraph>
      <PatrolWhen patrol={patrol} />
      <Paragraph>You need not come. If you think this is a mistake, answer this letter.</Paragraph>
    </LetterLayout>
  );
}
