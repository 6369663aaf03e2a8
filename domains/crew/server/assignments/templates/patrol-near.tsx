import type { ReactElement } from 'react';
import { EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import { Briefing, ClockChange, PatrolWhen, patrolOn, Questions } from '../../mail-parts.tsx';
import type { PatrollerAssignedProps } from './patroller-assigned.tsx';

export function patrolNearSubject({ patrol }: Pick<PatrollerAssignedProps, 'patrol'>): string {
  return `Reminder: ${patrolOn(patrol)}`;
}

/** Tells a patroller who has accepted, the evening before, who else is coming. */
export function PatrolNear(props: PatrollerAssignedProps): ReactElement {
  const { branding, firstName, patrol, team, buttons, meetUp, instructions } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={`On it: ${team.join(', ')}.`}
      footer={<>This link is yours alone. Please do not pass it on.</>}
    >
      <Paragraph>
        You have accepted this {patrol.type} of {patrol.organizationName}. Thank you!
      </Paragraph>
      <PatrolWhen patrol={patrol} />
      <ClockChange patrol={patrol} />
      <Briefing team={team} meetUp={meetUp} instructions={instructions} />
      <Questions patrol={patrol} />
      <LinkButtons buttons={[...buttons]} />
    </EmailLayout>
  );
}
