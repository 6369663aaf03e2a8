import type { ReactElement } from 'react';
import { EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import type { PatrolMailProps } from '../../mail-parts.tsx';
import { PatrolWhen, patrolOn, Team } from '../../mail-parts.tsx';

export function patrolUndermannedSubject({ patrol }: Pick<PatrolMailProps, 'patrol'>): string {
  return `Too small a crew: ${patrolOn(patrol)}`;
}

/** Tells an admin, two days ahead, that a patrol has fewer than two on its crew. */
export function PatrolUndermanned(props: PatrolMailProps): ReactElement {
  const { branding, firstName, patrol, team, link } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={team.length === 0 ? 'Nobody is on it.' : `On it: ${team.join(', ')}.`}
      footer={<>You receive this message as an admin of {patrol.organizationName}.</>}
    >
      <Paragraph>This {patrol.type} still has fewer than two on its crew.</Paragraph>
      <PatrolWhen patrol={patrol} />
      {team.length === 0 && <Paragraph>Nobody is on it.</Paragraph>}
      <Team names={team} title="On it" />
      <LinkButtons buttons={[{ href: link, label: `Open the ${patrol.type}` }]} />
    </EmailLayout>
  );
}
