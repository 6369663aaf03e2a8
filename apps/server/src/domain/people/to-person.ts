import type { EmailMessage } from '../../platform/mail/kind.ts';

/** Returns whom a mail to a person addresses, and from whom it is. */
export function toPerson(
  { emailFrom }: { emailFrom: EmailMessage['from'] },
  { firstName, lastName, email }: { firstName: string; lastName: string; email: string },
): Pick<EmailMessage, 'to' | 'from' | 'allowance'> {
  const to = { name: `${firstName} ${lastName}`, address: email };
  return { to, from: emailFrom, allowance: 'members' };
}
