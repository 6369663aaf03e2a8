import { brandingOf } from '#platform/mail/branding.ts';
import type { EmailMessage } from '#platform/mail/kind.ts';
import type { Settings } from '#platform/settings.ts';
import type { Account } from './sources.ts';

/** What the mails to the owner of an account share. */

export function toAccount({ person, organization }: Account): Pick<EmailMessage, 'to' | 'from'> {
  const { firstName, lastName, email } = person;
  return {
    to: { name: `${firstName} ${lastName}`, address: email },
    from: organization?.emailFrom ?? null,
  };
}

/** Returns how a mail greets the owner, and the names that it bears. */
export function greeting({ person, organization }: Account, settings: Settings) {
  return { branding: brandingOf(organization, settings), firstName: person.firstName };
}
