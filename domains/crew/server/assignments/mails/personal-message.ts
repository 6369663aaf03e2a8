import { z } from 'zod';
import { formatName } from '#contract';
import type { PersonalMessage } from '#patrols/server/schedule/service.ts';
import { findPerson } from '#people/server/store.ts';
import type { Reader } from '#platform/database/connect.ts';
import type { QueuedMail } from '#platform/mail/kind.ts';
import type { QuotedMessage } from './personal-messages.tsx';

/** What an admin says in a mail (product 11.40). Each mail keeps it, so it is sent again with the mail. */

/** The subject of a mail with a message. */
export const WithMessage = z.object({ message: z.string().optional(), messageBy: z.uuid().optional() });

/** Adds the message, if there is one, to what a mail is composed from. */
export function mailWithMessage<M extends Pick<QueuedMail, 'subject'>>(
  mail: M,
  message?: PersonalMessage,
): M {
  if (!message) return mail;
  return { ...mail, subject: { ...mail.subject, message: message.text, messageBy: message.by } };
}

/** Returns the messages in the subjects of these mails, in their order, with the names of those who wrote them. */
export async function quoteMessages(
  db: Reader,
  organizationId: string,
  subjects: readonly object[],
): Promise<QuotedMessage[]> {
  const quotes: QuotedMessage[] = [];
  for (const subject of subjects) {
    const { message, messageBy } = WithMessage.parse(subject);
    const author = message && messageBy && (await findPerson(db, organizationId, messageBy));
    if (author) quotes.push({ author: formatName(author), text: message });
  }
  return quotes;
}
