import type { EmailMessage } from '../../platform/mail/kind.ts';

/** Returns the recipient and the sender's name of a mail to a person. */
export function toPerson(
  { emailFrom }: { emailFrom: EmailMessage['from'] },
  { firstName, lastName, email }: { firstName: string; lastName: string; email: string },
): Pick<EmailMessage, 'to' | 'from' | 'quota'> {
  const to = { name: `${firstName} ${lastName}`, address: email };
  return { to, from: emailFrom, quota: 'members' };
}
