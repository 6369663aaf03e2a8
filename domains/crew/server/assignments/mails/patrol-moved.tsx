import type { ReactElement } from 'react';
import { formatDateTime } from '#contract';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import { guestName, wiremu } from '#platform/mail/gallery/sample.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { type LinkButtonProps, LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import {
  Briefing,
  ClockChangeNote,
  type EmailPatrol,
  type FormerPatrol,
  PatrolWas,
  PatrolWhen,
  patrolOn,
  QuestionsNote,
} from '../../mail-parts.tsx';
import {
  change,
  long,
  messages,
  moved,
  samplePatrol,
  seePatrol,
  withoutText,
  wordy,
} from '../../sample-data.ts';
import { answerButtons, changeButton } from './answer-buttons.ts';
import { guestAdded } from './guest-added.tsx';
import { patrollerAssigned } from './patroller-assigned.tsx';
import { PersonalMessages, type QuotedMessage } from './personal-messages.tsx';
import type { CrewSources } from './sources.ts';
import { toGuest } from './to-guest.ts';
import { briefing, toCrew } from './to-patroller.ts';
import { observedProps, toWatcher } from './to-watcher.ts';
import { watcherFinalized } from './watcher-finalized.tsx';

export interface PatrolMovedProps {
  branding: Branding;
  /** The first name of a person, or the name of a guest. */
  to: string;
  patrol: EmailPatrol;
  /** What the recipient was last told of the patrol; left out if they were told nothing. */
  former?: FormerPatrol | undefined;
  team: readonly string[];
  /** True for patrollers and guests, false for watchers. */
  attending: boolean;
  /** Left out for guests, who have no page to open. */
  buttons?: readonly LinkButtonProps[];
  /** The recipient had accepted the former start. */
  askedAgain?: boolean;
  messages?: readonly QuotedMessage[];
  meetUp?: string;
  instructions?: string;
}

export function patrolMovedSubject({ patrol }: Pick<PatrolMovedProps, 'patrol'>): string {
  return `Changed: ${patrolOn(patrol)}`;
}

/** Tells patrollers, guests and watchers that a finalized patrol was moved or renamed. */
export function PatrolMoved(props: PatrolMovedProps): ReactElement {
  const {
    branding,
    to,
    patrol,
    former,
    team,
    attending,
    buttons = [],
    askedAgain,
    messages = [],
    meetUp = '',
    instructions = '',
  } = props;
  const start = formatDateTime(patrol.when, patrol.timeZone);
  return (
    <EmailLayout
      branding={branding}
      to={to}
      preview={askedAgain ? 'The start has changed: can you still come?' : `It is now on ${start}.`}
      footer={<Footer {...props} />}
    >
      <Paragraph>
        This {patrol.type} of {patrol.organizationName} has changed. It is now:
      </Paragraph>
      <PatrolWhen patrol={patrol} />
      <ClockChangeNote patrol={patrol} />
      {former && <PatrolWas patrol={patrol} former={former} />}
      <PersonalMessages messages={messages} />
      {askedAgain && (
        <Paragraph>
          You had accepted before the start was changed. Please answer again: can you still come?
        </Paragraph>
      )}
      {buttons.length > 0 && <LinkButtons buttons={[...buttons]} />}
      <Briefing team={team} meetUp={meetUp} instructions={instructions} />
      {attending && <QuestionsNote patrol={patrol} />}
    </EmailLayout>
  );
}

function Footer({ patrol, attending, buttons = [] }: PatrolMovedProps): ReactElement {
  if (!attending) return <>You receive this message as a watcher of {patrol.organizationName}.</>;
  return (
    <>
      {buttons.length > 0 && 'This link is yours alone. Please do not pass it on. '}
      The attachment changes the {patrol.type} in your calendar.
    </>
  );
}

const template = defineTemplate('patrol-moved', {
  subject: patrolMovedSubject,
  Body: PatrolMoved,
  sample: moved,
  variants: {
    renamed: {
      buttons: change,
      askedAgain: false,
      former: { name: 'Bus stops', when: samplePatrol.when, hours: samplePatrol.hours },
    },
    unanswered: { askedAgain: false },
    message: { messages: [...messages, { author: wiremu.name, text: 'And we start earlier.' }] },
    guest: { to: guestName, buttons: [], askedAgain: false },
    watcher: { to: 'Aroha', buttons: seePatrol, attending: false, askedAgain: false, ...withoutText },
    long: { ...long, former: { ...wordy, when: '2026-12-03T08:00:00.000Z' } },
  },
});

/** Says that the patrol was moved or renamed, with Accept and Decline for those who have not accepted. */
export const patrollerMoved = defineMail({
  kind: 'patroller-moved',
  templates: [template],
  async compose(mail, sources: CrewSources) {
    const data = await sources.readAttending(mail);
    if (!data) return null;
    const invitation = { kind: patrollerAssigned.kind, cause: data.id };
    const move = await sources.readMove(mail, data.patrol, invitation);
    if (!move) return null;
    const { asTold, messages } = move;
    const askedAgain = await sources.isAskedAgain(data);
    if (asTold && !askedAgain) return null;
    const href = await sources.linkOf(data);
    const content = template.write({
      ...briefing(data.patrol, sources.settings),
      attending: true,
      former: asTold ? undefined : move.former,
      messages,
      to: data.person.firstName,
      buttons: data.accepted ? [changeButton(href)] : answerButtons(href),
      askedAgain,
    });
    return toCrew(data, content, sources);
  },
});

export const guestMoved = defineMail({
  kind: 'guest-moved',
  templates: [template],
  async compose(mail, sources: CrewSources) {
    const data = await sources.readAttendingGuest(mail);
    if (!data) return null;
    const invitation = { kind: guestAdded.kind, cause: data.id };
    const move = await sources.readMove(mail, data.patrol, invitation);
    if (!move || move.asTold) return null;
    const { former, messages } = move;
    const briefed = briefing(data.patrol, sources.settings);
    const content = template.write({ ...briefed, former, messages, to: data.name, attending: true });
    return toGuest(data, content, sources);
  },
});

export const watcherMoved = defineMail({
  kind: 'watcher-moved',
  templates: [template],
  async compose(mail, { settings, findWatcher, readPlanned, readMove }: CrewSources) {
    const watcher = await findWatcher(mail);
    const data = await readPlanned(mail);
    if (!watcher || !data) return null;
    const invitation = { kind: watcherFinalized.kind, cause: data.id };
    const move = await readMove(mail, data, invitation);
    if (!move || move.asTold) return null;
    const { former, messages } = move;
    const { link, ...observed } = observedProps(data, settings);
    const buttons = [{ href: link, label: `See the ${data.type}`, quiet: true }];
    const to = watcher.person.firstName;
    const content = template.write({ ...observed, former, messages, to, attending: false, buttons });
    return toWatcher(watcher, content, settings);
  },
});
