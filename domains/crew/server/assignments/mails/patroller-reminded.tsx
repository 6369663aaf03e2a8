import type { ReactElement } from 'react';
import { isPast } from '#patrols/contract';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import { EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import { Briefing, ClockChangeNote, PatrolWhen, patrolOn, QuestionsNote } from '../../mail-parts.tsx';
import { assigned, change, long, ofEvent, onlyGraeme, shortNight, withoutText } from '../../sample-data.ts';
import { answerButtons, changeButton } from './answer-buttons.ts';
import type { CrewSources } from './sources.ts';
import { type AssignedProps, briefing, toCrew } from './to-patroller.ts';

function patrolNearSubject({ patrol }: Pick<AssignedProps, 'patrol'>): string {
  return `Reminder: ${patrolOn(patrol)}`;
}

/** Tells a patroller who has accepted, the evening before, who else is coming. */
export function PatrolNear(props: AssignedProps): ReactElement {
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
      <ClockChangeNote patrol={patrol} />
      <Briefing team={team} meetUp={meetUp} instructions={instructions} />
      <QuestionsNote patrol={patrol} />
      <LinkButtons buttons={[...buttons]} />
    </EmailLayout>
  );
}

function answerMissingSubject({ patrol }: Pick<AssignedProps, 'patrol'>): string {
  return `Please answer: ${patrolOn(patrol)}`;
}

/** Reminds a patroller who has not answered, the evening before. */
export function AnswerMissing(props: AssignedProps): ReactElement {
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
      <ClockChangeNote patrol={patrol} />
      <LinkButtons buttons={[...buttons]} />
      <Briefing team={team} meetUp={meetUp} instructions={instructions} />
      <QuestionsNote patrol={patrol} />
    </EmailLayout>
  );
}

const patrolNear = defineTemplate('patrol-near', {
  subject: patrolNearSubject,
  Body: PatrolNear,
  sample: { ...assigned, buttons: change },
  variants: {
    event: ofEvent,
    alone: { ...withoutText, team: onlyGraeme },
    'short-night': { patrol: shortNight },
  },
});

const answerMissing = defineTemplate('answer-missing', {
  subject: answerMissingSubject,
  Body: AnswerMissing,
  sample: assigned,
  variants: { event: ofEvent, long },
});

/**
 * Asks those who have not answered again, and tells those who have accepted who else is coming. Obsolete
 * from the start on.
 */
export const patrollerReminded = defineMail({
  kind: 'patroller-reminded',
  templates: [patrolNear, answerMissing],
  async compose(mail, sources: CrewSources) {
    const data = await sources.readAttending(mail);
    if (!data || isPast(data.patrol, sources.now())) return null;
    const href = await sources.linkOf(data);
    const props = { ...briefing(data.patrol, sources.settings), firstName: data.person.firstName };
    const content = data.accepted
      ? patrolNear.write({ ...props, buttons: [changeButton(href)] })
      : answerMissing.write({ ...props, buttons: answerButtons(href) });
    return toCrew<'patrol-near' | 'answer-missing'>(data, content, sources);
  },
});
