import type { ReactElement } from 'react';
import { defineTemplate } from '#platform/mail/define.ts';
import { EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import { Briefing, ClockChangeNote, PatrolWhen, patrolOn, QuestionsNote } from '../../mail-parts.tsx';
import { assigned, change, long, onlyGraeme, withoutText } from '../../sample-data.ts';
import type { AssignedProps } from './to-patroller.ts';

function placeTakenSubject({ patrol }: Pick<AssignedProps, 'patrol'>): string {
  return `You are on the ${patrolOn(patrol)}`;
}

/** Confirms to a patroller that the place they have taken is theirs. */
function PlaceTaken(props: AssignedProps): ReactElement {
  const { branding, firstName, patrol, team, buttons, meetUp, instructions } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview="The place is yours. Thank you!"
      footer={
        <>This link is yours alone. Please do not pass it on. The entry is attached for your calendar.</>
      }
    >
      <Paragraph>
        You have taken a place on this {patrol.type} of {patrol.organizationName}. It is yours. Thank you!
      </Paragraph>
      <PatrolWhen patrol={patrol} />
      <ClockChangeNote patrol={patrol} />
      <Briefing team={team} meetUp={meetUp} instructions={instructions} />
      <QuestionsNote patrol={patrol} />
      <LinkButtons buttons={[...buttons]} />
    </EmailLayout>
  );
}

export const placeTaken = defineTemplate('place-taken', {
  subject: placeTakenSubject,
  Body: PlaceTaken,
  sample: { ...assigned, buttons: change },
  variants: { alone: { ...withoutText, team: onlyGraeme }, long },
});
