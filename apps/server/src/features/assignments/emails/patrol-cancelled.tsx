import type { ReactElement } from 'react';
import { type Letterhead, LetterLayout } from '../../../platform/mail/letter/layout.tsx';
import { Paragraph } from '../../../platform/mail/letter/parts.tsx';
import { type LetterPatrol, PatrolWhen, patrolOn } from './patrol.tsx';

export interface PatrolCancelledProps {
  letterhead: Letterhead;
  /** First name of a person, name of a guest. */
  to: string;
  /** Patrollers and guests would have come; watchers only hear of it. */
  wasComing: boolean;
  patrol: LetterPatrol;
}

export function patrolCancelledSubject(patrol: LetterPatrol): string {
  return `Cancelled: ${patrolOn(patrol)}`;
}

/** To patrollers, guests and watchers. */
export function PatrolCancelled({ letterhead, to, wasComing, patrol }: PatrolCancelledProps): ReactElement {
  return (
    <LetterLayout
      letterhead={letterhead}
      to={to}
      preview={`The ${patrolOn(patrol)} will not take place.`}
      footer={wasComing && <>The attachment takes the {patrol.type} out of your calendar.</>}
    >
      <Paragraph>
        This {patrol.type} of {patrol.organizationName} has been cancelled.
      </Paragraph>
      <PatrolWhen patrol={patrol} />
      {wasComing && <Paragraph>You need not come. Thank you for being ready to.</Paragraph>}
    </LetterLayout>
  );
}
