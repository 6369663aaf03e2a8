import type { ReactElement } from 'react';
import { capitalized, formatDateTime, formatMonth, formatName } from '#contract';
import { questionsText } from '#organizations/contract';
import { isOver, isTest } from '#patrols/contract';
import { patrolPage } from '#patrols/server/patrol-page.ts';
import { toPatroller } from '#people/server/to-person.ts';
import { brandingOf } from '#platform/mail/branding.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import {
  branding,
  graeme,
  guestName,
  links,
  longBranding,
  organizationName,
  when,
  wiremu,
} from '#platform/mail/gallery/sample.ts';
import { messageKind } from '#platform/mail/message-kind.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph, Quote, WhenBlock } from '#platform/mail/template/parts.tsx';
import type { Settings } from '#platform/settings.ts';
import type { MessageMailData } from '../store.ts';
import type { MessageSources } from './sources.ts';

export interface MessageProps {
  branding: Branding;
  /** The first name of a person, or the name of a guest. */
  to: string;
  subject: string;
  /** Who has written it, and what. */
  author: string;
  text: string;
  /** The patrol to whose crew it goes; null for any other message. */
  patrol: {
    /** `patrol on Sat 5 Dec 2026, 21:00` */
    on: string;
    when: string;
    detail: string;
    /** Whom to ring; blank if nobody is named. */
    questions: string;
    /** Its page; null for a guest, who has no account. */
    link: string | null;
  } | null;
  /** Why its reader gets it. */
  why: string;
}

/** Says besides which patrol it is about, or else who writes. */
function messageSubject({
  subject,
  patrol,
  branding,
}: Pick<MessageProps, 'subject' | 'patrol' | 'branding'>): string {
  return `${subject} (${patrol?.on ?? branding.organizationName})`;
}

/** Quotes what an admin has written, so that nobody takes it for words of ours. */
function Message({ branding, to, author, text, patrol, why }: MessageProps): ReactElement {
  return (
    <EmailLayout branding={branding} to={to} preview={`${author} writes: ${firstLineOf(text)}`} footer={why}>
      {patrol && <WhenBlock when={patrol.when} detail={patrol.detail} />}
      <Quote intro={`${author} writes:`} text={text} />
      {patrol?.questions && <Paragraph style={{ marginTop: 24 }}>{patrol.questions}</Paragraph>}
      {patrol?.link && <LinkButtons buttons={[{ href: patrol.link, label: 'See who comes', quiet: true }]} />}
    </EmailLayout>
  );
}

function firstLineOf(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}

const patrol = {
  on: `patrol on ${when}`,
  when,
  detail: 'Regular patrol',
  questions: 'Questions? Ring Aroha Tamihana, 021 555 0142.',
  link: links.patrol,
};

const template = defineTemplate('message', {
  subject: messageSubject,
  Body: Message,
  sample: {
    branding,
    to: wiremu.firstName,
    subject: 'Meet at the back gate',
    author: graeme.name,
    text: 'The front gate is being painted.\n\nPlease come to the back gate on Bells Road.',
    patrol,
    why: 'You receive this message as one of the crew of this patrol.',
  },
  variants: {
    guest: { to: guestName, patrol: { ...patrol, questions: '', link: null } },
    members: {
      patrol: null,
      branding: longBranding,
      subject: 'The station is closed over Christmas',
      why: `You receive this message as a member of ${organizationName}.`,
    },
  },
});

/** Obsolete for whoever has left, and to a crew once it is over or cancelled and for whoever is off it. */
export const messageMail = defineMail({
  kind: messageKind,
  templates: [template],
  async compose(mail, { settings, now, findMessage, findGuest, findMember }: MessageSources) {
    const data = await findMessage(mail);
    if (!data || isObsolete(data, now())) return null;
    const { organization, patrol } = data;
    const guestName = await findGuest(mail);
    if (guestName !== null)
      return guestName?.email ? toGuest(data, { ...guestName, email: guestName.email }, settings) : null;
    const person = await findMember(mail, patrol?.id);
    if (!person) return null;
    const link = patrol && patrolPage(settings, patrol);
    const props = { ...messageProps(data, link, settings), to: person.firstName, why: whyOf(data) };
    return toPatroller(organization, person, template.write(props));
  },
});

/** A text that was taken away because of its age is not sent again. */
function isObsolete({ message, patrol }: MessageMailData, now: string): boolean {
  if (message.text === '') return true;
  return patrol !== null && Boolean(patrol.deleted || patrol.cancelled || isOver(patrol, now));
}

function toGuest(
  data: MessageMailData,
  { name, email }: { name: string; email: string },
  settings: Settings,
) {
  const why = `You receive this message as a guest on this ${data.patrol?.type}.`;
  return {
    to: { name, address: email },
    from: data.organization.emailFrom,
    content: template.write({ ...messageProps(data, null, settings), to: name, why }),
    quota: 'guests' as const,
  };
}

function messageProps(
  data: MessageMailData,
  link: string | null,
  settings: Settings,
): Omit<MessageProps, 'to' | 'why'> {
  const { message, organization, author } = data;
  return {
    branding: brandingOf(organization, settings),
    subject: message.subject,
    author: formatName(author),
    text: message.text,
    patrol: patrolProps(data, link),
  };
}

function patrolProps({ patrol, organization }: MessageMailData, link: string | null) {
  if (!patrol) return null;
  const when = formatDateTime(patrol.when, organization.timeZone);
  const type = isTest(patrol) ? `TEST ${patrol.type}` : patrol.type;
  return {
    on: `${type} on ${when}`,
    when,
    detail: patrol.name ?? capitalized(patrol.type),
    questions: questionsText(organization),
    link,
  };
}

/** Says why a member gets it. */
function whyOf({ message, organization, patrol }: MessageMailData): string {
  if (patrol) return `You receive this message as one of the crew of this ${patrol.type}.`;
  if (message.month !== null)
    return `You receive this message because you are on a patrol in ${formatMonth(message.month)}.`;
  const who = message.audience === 'patrollers' ? 'patroller' : 'member';
  return `You receive this message as a ${who} of ${organization.name}.`;
}
