import { z } from 'zod';
import { capitalized, formatDateTime, formatMonth, formatName } from '#contract';
import { questionsText } from '#organizations/contract';
import { isOver, isTest } from '#patrols/contract';
import { patrolPage } from '#patrols/server/patrol-page.ts';
import { findAddressee } from '#people/server/mailbox.store.ts';
import { toPatroller } from '#people/server/to-person.ts';
import { brandingOf } from '#platform/mail/branding.ts';
import { contentWriter, type PropsOf } from '#platform/mail/content.ts';
import type { EmailMessage, MailContext, MailKinds, OutboxMail } from '#platform/mail/kind.ts';
import { messageKind } from '#platform/mail/message-kind.ts';
import { findGuest, findMessageMailData, isOneOfCrew, type MessageMailData } from './store.ts';
import type { templates } from './templates/templates.ts';

const contentOf = contentWriter<typeof templates>();

const AboutMessage = z.object({
  organizationId: z.uuid(),
  recipient: z.uuid(),
  subject: z.object({ messageId: z.uuid(), guestId: z.uuid().optional() }),
});

/** The mails of messages. Obsolete for whoever has left, and to a crew once it is over or cancelled and for whoever is off it. */
export function messageMails({ database, clock, settings }: MailContext): MailKinds {
  return { [messageKind]: { compose } };

  async function compose(mail: OutboxMail): Promise<EmailMessage | null> {
    const { organizationId, recipient, subject } = AboutMessage.parse(mail);
    const data = await findMessageMailData(database, organizationId, subject.messageId);
    if (!data || isObsolete(data)) return null;
    return subject.guestId ? toGuest(data, subject.guestId) : toMember(data, recipient);
  }

  /** A text that was taken away because of its age is not sent again. */
  function isObsolete({ message, patrol }: MessageMailData): boolean {
    if (message.text === '') return true;
    return patrol !== null && Boolean(patrol.deleted || patrol.cancelled || isOver(patrol, clock.now()));
  }

  async function toMember(data: MessageMailData, personId: string): Promise<EmailMessage | null> {
    const { organization, patrol } = data;
    const person = await findAddressee(database, organization.id, personId);
    if (!person || person.finished) return null;
    if (patrol && !(await isOneOfCrew(database, organization.id, { patrolId: patrol.id, personId })))
      return null;
    const link = patrol && patrolPage(settings, patrol);
    const props = { ...common(data, link), to: person.firstName, why: whyOf(data) };
    return toPatroller(organization, person, contentOf('message', props));
  }

  async function toGuest(data: MessageMailData, guestId: string): Promise<EmailMessage | null> {
    const { organization, patrol } = data;
    const guest = await findGuest(database, organization.id, guestId);
    if (!guest?.email) return null;
    const why = `You receive this message as a guest on this ${patrol?.type}.`;
    return {
      to: { name: guest.name, address: guest.email },
      from: organization.emailFrom,
      content: contentOf('message', { ...common(data, null), to: guest.name, why }),
      quota: 'guests',
    };
  }

  function common(
    data: MessageMailData,
    link: string | null,
  ): Omit<PropsOf<typeof templates.message>, 'to' | 'why'> {
    const { message, organization, author } = data;
    return {
      branding: brandingOf(organization, settings),
      subject: message.subject,
      author: formatName(author),
      text: message.text,
      patrol: patrolProps(data, link),
    };
  }
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
