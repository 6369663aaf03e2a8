import { formatName } from '#contract';
import type { EmailContent } from '#platform/mail/content.ts';
import type { EmailMessage } from '#platform/mail/kind.ts';

type Sender = Pick<EmailMessage, 'from'>['from'];

interface Name {
  firstName: string;
  lastName: string;
}

/** Returns the recipient and the sender's name of a mail to the owner of an account. */
export function toPerson(
  { emailFrom }: { emailFrom: Sender },
  { firstName, lastName, email }: Name & { email: string },
): Pick<EmailMessage, 'to' | 'from' | 'quota'> {
  const to = { name: `${firstName} ${lastName}`, address: email };
  return { to, from: emailFrom, quota: 'members' };
}

/**
 * Returns a mail to a patroller, who may get it at another member's address: then it says for whom it is. Returns null for
 * somebody whom no mail reaches (product 4.14).
 */
export function toPatroller<Template extends string>(
  organization: { emailFrom: Sender },
  person: Name & { email: string | null; holder: { email: string | null } | null },
  content: EmailContent<Template>,
): EmailMessage<Template> | null {
  const email = person.email ?? person.holder?.email;
  if (!email) return null;
  const message = toPerson(organization, { ...person, email });
  return { ...message, content: person.email ? content : { ...content, addressee: formatName(person) } };
}
