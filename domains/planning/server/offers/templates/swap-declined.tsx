import type { ReactElement } from 'react';
import type { PatrolMailProps } from '#crew/server/mail-parts.tsx';
import { type EmailPatrol, PatrolWhen, patrolOn, Questions } from '#crew/server/mail-parts.tsx';
import { EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';

interface SwapDeclinedProps extends Omit<PatrolMailProps, 'team'> {
  /** Who was asked. */
  asked: string;
  /** The patrol of whoever was asked. */
  inReturn: EmailPatrol;
}

export function swapDeclinedSubject({ asked, patrol }: Pick<SwapDeclinedProps, 'asked' | 'patrol'>): string {
  return `${asked} cannot swap: ${patrolOn(patrol)}`;
}

/** Tells whoever has proposed a swap that the other one cannot. */
export function SwapDeclined(props: SwapDeclinedProps): ReactElement {
  const { branding, firstName, patrol, asked, inReturn, link } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview="The place is still yours."
      footer={<>You receive this message because you have proposed to change places.</>}
    >
      <Paragraph>
        {asked} cannot change places with you for the {patrolOn(inReturn)}. So you are still on this{' '}
        {patrol.type}. You can propose it to somebody else, or ask for cover.
      </Paragraph>
      <PatrolWhen patrol={patrol} />
      <Questions patrol={patrol} />
      <LinkButtons buttons={[{ href: link, label: `See the ${patrol.type}`, quiet: true }]} />
    </EmailLayout>
  );
}
