import type { ReactElement } from 'react';
import type { PatrolMailProps } from '#crew/server/mail-parts.tsx';
import {
  ClockChange,
  type EmailPatrol,
  PatrolWhen,
  patrolOn,
  Questions,
  Team,
} from '#crew/server/mail-parts.tsx';
import { EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';

interface SwapProposedProps extends Omit<PatrolMailProps, 'link'> {
  /** Who proposes it. */
  holder: string;
  /** The patrol of whoever is asked. */
  inReturn: EmailPatrol;
  /** The page on which it is answered. */
  href: string;
}

export function swapProposedSubject({ patrol }: Pick<SwapProposedProps, 'patrol'>): string {
  return `Could you swap? ${patrolOn(patrol)}`;
}

/** Asks one of another crew to change places. */
export function SwapProposed(props: SwapProposedProps): ReactElement {
  const { branding, firstName, patrol, team, holder, inReturn, href } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={`${holder} would like to change places with you.`}
      footer="This link is yours alone. Please do not pass it on."
    >
      <Paragraph>
        {holder} would like to change places with you. You would go on this {patrol.type}:
      </Paragraph>
      <PatrolWhen patrol={patrol} />
      <ClockChange patrol={patrol} />
      <Team title="On it so far" names={team} />
      <Paragraph style={{ marginTop: 24 }}>
        In return, {holder} would go instead of you on this one:
      </Paragraph>
      <PatrolWhen patrol={inReturn} />
      <ClockChange patrol={inReturn} />
      <Paragraph>Until you agree, everybody keeps their own place.</Paragraph>
      <LinkButtons buttons={[{ href, label: 'Answer' }]} />
      <Questions patrol={patrol} />
    </EmailLayout>
  );
}
