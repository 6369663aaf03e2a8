import type { ReactElement } from 'react';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { Paragraph } from '#platform/mail/template/parts.tsx';
import { type EmailPatrol, PatrolWhen, patrolOn, Questions } from '../../mail-parts.tsx';
import { PersonalMessages, type QuotedMessage } from './personal-messages.tsx';

export interface PatrollerRemovedProps {
  branding: Branding;
  /** The first name of a patroller, or the name of a guest. */
  to: string;
  patrol: EmailPatrol;
  /** Whether an answer to the mail reaches a person. */
  answerable: boolean;
  messages?: readonly QuotedMessage[];
  /** Who has taken over the place, if its holder asked for that. */
  taker?: string | undefined;
}

export function patrollerRemovedSubject({ patrol }: Pick<PatrollerRemovedProps, 'patrol'>): string {
  return `You are no longer on the ${patrolOn(patrol)}`;
}

/** Tells a patroller or a guest that they were removed from a finalized patrol. */
export function PatrollerRemoved({
  branding,
  to,
  patrol,
  answerable,
  messages = [],
  taker,
}: PatrollerRemovedProps): ReactElement {
  return (
    <EmailLayout
      branding={branding}
      to={to}
      preview="You need not come."
      footer={<>The attachment takes the {patrol.type} out of your calendar.</>}
    >
      <Paragraph>
        {taker
          ? `${taker} has taken over your place on this ${patrol.type} of ${patrol.organizationName}.`
          : `The roster of ${patrol.organizationName} has changed: you are no longer on this ${patrol.type}.`}
      </Paragraph>
      <PatrolWhen patrol={patrol} />
      <PersonalMessages messages={messages} />
      <Paragraph>
        You need not come.{answerable && !taker && ' If you think this is a mistake, answer this message.'}
      </Paragraph>
      <Questions patrol={patrol} />
    </EmailLayout>
  );
}
