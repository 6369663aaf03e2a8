import type { ReactElement } from 'react';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { Paragraph } from '#platform/mail/template/parts.tsx';
import { type EmailPatrol, PatrolWhen, patrolOn, Questions } from '../../mail-parts.tsx';
import { PersonalMessages, type QuotedMessage } from './personal-messages.tsx';

export interface PatrolCancelledProps {
  branding: Branding;
  /** The first name of a person, or the name of a guest. */
  to: string;
  /** True for patrollers and guests, false for watchers. */
  wasComing: boolean;
  patrol: EmailPatrol;
  messages?: readonly QuotedMessage[];
}

export function patrolCancelledSubject({ patrol }: Pick<PatrolCancelledProps, 'patrol'>): string {
  return `Cancelled: ${patrolOn(patrol)}`;
}

/** Tells patrollers, guests and watchers that a patrol was cancelled. */
export function PatrolCancelled({
  branding,
  to,
  wasComing,
  patrol,
  messages = [],
}: PatrolCancelledProps): ReactElement {
  return (
    <EmailLayout
      branding={branding}
      to={to}
      preview={`The ${patrolOn(patrol)} will not take place.`}
      footer={
        wasComing ? (
          <>The attachment takes the {patrol.type} out of your calendar.</>
        ) : (
          <>You receive this message as a watcher of {patrol.organizationName}.</>
        )
      }
    >
      <Paragraph>
        This {patrol.type} of {patrol.organizationName} has been cancelled.
      </Paragraph>
      <PatrolWhen patrol={patrol} />
      <PersonalMessages messages={messages} />
      {wasComing && <Paragraph>You need not come. Thank you for being ready to.</Paragraph>}
      {wasComing && <Questions patrol={patrol} />}
    </EmailLayout>
  );
}
