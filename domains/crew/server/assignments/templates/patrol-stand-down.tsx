import type { ReactElement } from 'react';
import { EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import type { PatrolMailProps } from '../../mail-parts.tsx';
import { PatrolWhen, patrolOn, Questions, Team } from '../../mail-parts.tsx';

interface PatrolStandDownProps extends PatrolMailProps {
  /** Whether it is to one of the crew; else to an admin. */
  attending: boolean;
}

export function patrolStandDownSubject({ patrol }: Pick<PatrolStandDownProps, 'patrol'>): string {
  return `May have to stand down: ${patrolOn(patrol)}`;
}

/** Warns one of the crew or an admin, shortly before the start, that too few are left on the crew. */
export function PatrolStandDown(props: PatrolStandDownProps): ReactElement {
  const { branding, firstName, attending, patrol, team, link } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={team.length === 0 ? 'Nobody is on it.' : `On it: ${team.join(', ')}.`}
      footer={
        <>
          You receive this message as {attending ? 'one of the crew' : 'an admin'} of{' '}
          {patrol.organizationName}.
        </>
      }
    >
      <Paragraph>
        Somebody cannot come after all, so this {patrol.type} has fewer than two on its crew. Unless somebody
        else is found, it has to stand down: nobody patrols alone.
      </Paragraph>
      <PatrolWhen patrol={patrol} />
      <Team names={team} title="On it" />
      {attending && <Questions patrol={patrol} />}
      <LinkButtons buttons={[{ href: link, label: `Open the ${patrol.type}` }]} />
    </EmailLayout>
  );
}
