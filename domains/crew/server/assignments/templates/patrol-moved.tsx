import type { ReactElement } from 'react';
import { formatDateTime } from '#contract';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { type LinkButtonProps, LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import {
  Briefing,
  ClockChange,
  type EmailPatrol,
  type FormerPatrol,
  PatrolWas,
  PatrolWhen,
  patrolOn,
  Questions,
} from '../../mail-parts.tsx';
import { PersonalMessages, type QuotedMessage } from './personal-messages.tsx';

export interface PatrolMovedProps {
  branding: Branding;
  /** The first name of a person, or the name of a guest. */
  to: string;
  patrol: EmailPatrol;
  /** What the recipient was last told of the patrol; left out if they were told nothing. */
  former?: FormerPatrol | undefined;
  team: readonly string[];
  /** True for patrollers and guests, false for watchers. */
  attending: boolean;
  /** Left out for guests, who have no page to open. */
  buttons?: readonly LinkButtonProps[];
  /** The recipient had accepted the former start. */
  askedAgain?: boolean;
  messages?: readonly QuotedMessage[];
  meetUp?: string;
  instructions?: string;
}

export function patrolMovedSubject({ patrol }: Pick<PatrolMovedProps, 'patrol'>): string {
  return `Changed: ${patrolOn(patrol)}`;
}

/** Tells patrollers, guests and watchers that a finalized patrol was moved or renamed. */
export function PatrolMoved(props: PatrolMovedProps): ReactElement {
  const {
    branding,
    to,
    patrol,
    former,
    team,
    attending,
    buttons = [],
    askedAgain,
    messages = [],
    meetUp = '',
    instructions = '',
  } = props;
  const start = formatDateTime(patrol.when, patrol.timeZone);
  return (
    <EmailLayout
      branding={branding}
      to={to}
      preview={askedAgain ? 'The start has changed: can you still come?' : `It is now on ${start}.`}
      footer={<Footer {...props} />}
    >
      <Paragraph>
        This {patrol.type} of {patrol.organizationName} has changed. It is now:
      </Paragraph>
      <PatrolWhen patrol={patrol} />
      <ClockChange patrol={patrol} />
      {former && <PatrolWas patrol={patrol} former={former} />}
      <PersonalMessages messages={messages} />
      {askedAgain && (
        <Paragraph>
          You had accepted before the start was changed. Please answer again: can you still come?
        </Paragraph>
      )}
      {buttons.length > 0 && <LinkButtons buttons={[...buttons]} />}
      <Briefing team={team} meetUp={meetUp} instructions={instructions} />
      {attending && <Questions patrol={patrol} />}
    </EmailLayout>
  );
}

function Footer({ patrol, attending, buttons = [] }: PatrolMovedProps): ReactElement {
  if (!attending) return <>You receive this message as a watcher of {patrol.organizationName}.</>;
  return (
    <>
      {buttons.length > 0 && 'This link is yours alone. Please do not pass it on. '}
      The attachment changes the {patrol.type} in your calendar.
    </>
  );
}
