import type { ReactElement } from 'react';
import { isOver } from '#patrols/contract';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { Paragraph } from '#platform/mail/template/parts.tsx';
import { type EmailPatrol, PatrolWhen, patrolOn, QuestionsNote } from '../../mail-parts.tsx';
import { event, messages, toGraeme } from '../../sample-data.ts';
import { PersonalMessages, type QuotedMessage } from './personal-messages.tsx';
import type { CrewSources } from './sources.ts';
import { toGuest } from './to-guest.ts';
import { patrolProps, toCrew } from './to-patroller.ts';

export interface PatrollerRemovedProps {
  branding: Branding;
  /** The first name of a patroller, or the name of a guest. */
  to: string;
  patrol: EmailPatrol;
  /** Whether an answer to the mail reaches a person. */
  answerable: boolean;
  messages?: readonly QuotedMessage[];
  /** Who has taken over the place, if its holder asked for that. */
  taker?: string | undefined;
}

export function patrollerRemovedSubject({ patrol }: Pick<PatrollerRemovedProps, 'patrol'>): string {
  return `You are no longer on the ${patrolOn(patrol)}`;
}

/** Tells a patroller or a guest that they were removed from a finalized patrol. */
export function PatrollerRemoved({
  branding,
  to,
  patrol,
  answerable,
  messages = [],
  taker,
}: PatrollerRemovedProps): ReactElement {
  return (
    <EmailLayout
      branding={branding}
      to={to}
      preview="You need not come."
      footer={<>The attachment takes the {patrol.type} out of your calendar.</>}
    >
      <Paragraph>
        {taker
          ? `${taker} has taken over your place on this ${patrol.type} of ${patrol.organizationName}.`
          : `The roster of ${patrol.organizationName} has changed: you are no longer on this ${patrol.type}.`}
      </Paragraph>
      <PatrolWhen patrol={patrol} />
      <PersonalMessages messages={messages} />
      <Paragraph>
        You need not come.{answerable && !taker && ' If you think this is a mistake, answer this message.'}
      </Paragraph>
      <QuestionsNote patrol={patrol} />
    </EmailLayout>
  );
}

const template = defineTemplate('patroller-removed', {
  subject: patrollerRemovedSubject,
  Body: PatrollerRemoved,
  sample: { ...toGraeme, answerable: true },
  variants: { event: { patrol: event, answerable: false }, message: { messages } },
});

/**
 * Is sent to finished people too, who may still intend to come (product 11.2), but not to those who were
 * reassigned since.
 */
export const patrollerRemoved = defineMail({
  kind: 'patroller-removed',
  templates: [template],
  async compose(mail, sources: CrewSources) {
    const data = await sources.readAssigned(mail);
    if (!data?.removed || isOver(data.patrol, sources.now())) return null;
    if (data.patrol.assignments.some(({ personId }) => personId === data.personId)) return null;
    const content = template.write({
      ...patrolProps(data.patrol, sources.settings),
      answerable: await sources.isAnswered(mail, data.patrol.organization.emailFrom),
      to: data.person.firstName,
      messages: await sources.quote(data.organizationId, [mail.subject]),
      taker: await sources.findTaker(mail),
    });
    return toCrew(data, content, { ...sources, cancels: true });
  },
});

export const guestRemoved = defineMail({
  kind: 'guest-removed',
  templates: [template],
  async compose(mail, sources: CrewSources) {
    const data = await sources.readGuest(mail);
    if (!data?.removed || isOver(data.patrol, sources.now())) return null;
    const content = template.write({
      ...patrolProps(data.patrol, sources.settings),
      answerable: await sources.isAnswered(mail, data.patrol.organization.emailFrom),
      to: data.name,
      messages: await sources.quote(data.organizationId, [mail.subject]),
    });
    return toGuest(data, content, { ...sources, cancels: true });
  },
});
