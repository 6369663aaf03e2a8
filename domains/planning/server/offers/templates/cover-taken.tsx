import type { ReactElement } from 'react';
import type { PatrolMailProps } from '#crew/server/mail-parts.tsx';
import { type EmailPatrol, PatrolWhen, patrolOn, Team } from '#crew/server/mail-parts.tsx';
import { EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';

interface CoverTakenProps extends PatrolMailProps {
  /** Whose place it was. */
  holder: string;
  /** Whose it is now. */
  taker: string;
  /** The patrol on which whose place it was goes in return, if the two have changed places. */
  inReturn?: EmailPatrol | undefined;
  /** Whether it is to one of the crew; else to an admin. */
  attending: boolean;
}

type Change = Pick<CoverTakenProps, 'holder' | 'taker' | 'patrol'>;

export function coverTakenSubject({ holder, taker, patrol }: Change): string {
  return `${taker} comes instead of ${holder}: ${patrolOn(patrol)}`;
}

/** Tells one of the crew or an admin that a place has been taken over. */
export function CoverTaken(props: CoverTakenProps): ReactElement {
  const { branding, firstName, attending, patrol, team, holder, taker, inReturn, link } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={`On it: ${team.join(', ')}.`}
      footer={
        attending
          ? `You receive this message as one of the crew of ${patrol.organizationName}.`
          : `You receive this message as an admin of ${patrol.organizationName}.`
      }
    >
      <Paragraph>
        {taker} has taken over the place of {holder} on this {patrol.type}.
        {inReturn && ` In return, ${holder} goes instead of ${taker} on the ${patrolOn(inReturn)}.`}
      </Paragraph>
      <PatrolWhen patrol={patrol} />
      <Team names={team} title="On it" />
      <LinkButtons buttons={[{ href: link, label: `See the ${patrol.type}`, quiet: true }]} />
    </EmailLayout>
  );
}
