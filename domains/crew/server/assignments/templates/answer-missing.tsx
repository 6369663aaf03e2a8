import type { ReactElement } from 'react';
import { EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import { Briefing, ClockChange, PatrolWhen, patrolOn, Questions } from '../../mail-parts.tsx';
import type { PatrollerAssignedProps } from './patroller-assigned.tsx';

export function answerMissingSubject({ patrol }: Pick<PatrollerAssignedProps, 'patrol'>): string {
  return `Please answer: ${patrolOn(patrol)}`;
}

/** Reminds a patroller who has not answered, the evening before. */
export function AnswerMissing(props: PatrollerAssignedProps): ReactElement {
  const { branding, firstName, patrol, team, buttons, meetUp, instructions } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={`Can you come? ${patrol.organizationName}, ${patrolOn(patrol)}.`}
      footer={<>This link is yours alone. Please do not pass it on.</>}
    >
      <Paragraph>
        You have not answered yet whether you can come to this {patrol.type} of {patrol.organizationName}.
      </Paragraph>
      <PatrolWhen patrol={patrol} />
      <ClockChange patrol={patrol} />
      <LinkButtons buttons={[...buttons]} />
      <Briefing team={team} meetUp={meetUp} instructions={instructions} />
      <Questions patrol={patrol} />
    </EmailLayout>
  );
}
