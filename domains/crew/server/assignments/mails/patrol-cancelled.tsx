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
import { toWatcher } from './to-watcher.ts';

export interface PatrolCancelledProps {
  branding: Branding;
  /** The first name of a person, or the name of a guest. */
  to: string;
  /** True for patrollers and guests, false for watchers. */
  wasComing: boolean;
  patrol: EmailPatrol;
  messages?: readonly QuotedMessage[];
}

export function patrolCancelledSubject({ patrol }: Pick<PatrolCancelledProps, 'patrol'>): string {
  return `Cancelled: ${patrolOn(patrol)}`;
}

/** Tells patrollers, guests and watchers that a patrol was cancelled. */
export function PatrolCancelled({
  branding,
  to,
  wasComing,
  patrol,
  messages = [],
}: PatrolCancelledProps): ReactElement {
  return (
    <EmailLayout
      branding={branding}
      to={to}
      preview={`The ${patrolOn(patrol)} will not take place.`}
      footer={
        wasComing ? (
          <>The attachment takes the {patrol.type} out of your calendar.</>
        ) : (
          <>You receive this message as a watcher of {patrol.organizationName}.</>
        )
      }
    >
      <Paragraph>
        This {patrol.type} of {patrol.organizationName} has been cancelled.
      </Paragraph>
      <PatrolWhen patrol={patrol} />
      <PersonalMessages messages={messages} />
      {wasComing && <Paragraph>You need not come. Thank you for being ready to.</Paragraph>}
      {wasComing && <QuestionsNote patrol={patrol} />}
    </EmailLayout>
  );
}

const template = defineTemplate('patrol-cancelled', {
  subject: patrolCancelledSubject,
  Body: PatrolCancelled,
  sample: { ...toGraeme, wasComing: true },
  variants: {
    watcher: { to: 'Aroha', wasComing: false },
    event: { patrol: event },
    message: { messages },
  },
});

export const patrollerCancelled = defineMail({
  kind: 'patroller-cancelled',
  templates: [template],
  async compose(mail, sources: CrewSources) {
    const { settings, now, quote } = sources;
    const data = await sources.readAssigned(mail);
    if (!data?.patrol.cancelled || data.person.finished || data.removed) return null;
    if (isOver(data.patrol, now())) return null;
    const messages = await quote(data.organizationId, [mail.subject]);
    const about = patrolProps(data.patrol, settings);
    const content = template.write({ ...about, to: data.person.firstName, wasComing: true, messages });
    return toCrew(data, content, { ...sources, cancels: true });
  },
});

export const guestCancelled = defineMail({
  kind: 'guest-cancelled',
  templates: [template],
  async compose(mail, sources: CrewSources) {
    const { settings, now, quote } = sources;
    const data = await sources.readGuest(mail);
    if (!data?.patrol.cancelled || data.removed || isOver(data.patrol, now())) return null;
    const messages = await quote(data.organizationId, [mail.subject]);
    const about = patrolProps(data.patrol, settings);
    const content = template.write({ ...about, to: data.name, wasComing: true, messages });
    return toGuest(data, content, { ...sources, cancels: true });
  },
});

export const watcherCancelled = defineMail({
  kind: 'watcher-cancelled',
  templates: [template],
  async compose(mail, { settings, now, findWatcher, readPatrol, quote }: CrewSources) {
    const watcher = await findWatcher(mail);
    const data = await readPatrol(mail);
    if (!watcher || !data?.cancelled || isOver(data, now())) return null;
    const messages = await quote(data.organizationId, [mail.subject]);
    const about = patrolProps(data, settings);
    const content = template.write({ ...about, to: watcher.person.firstName, wasComing: false, messages });
    return toWatcher(watcher, content, settings);
  },
});
