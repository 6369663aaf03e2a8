import { z } from 'zod';
import { hasAccount } from '../../domain/people/account.ts';
import { brandingOf } from '../../platform/mail/branding.ts';
import { contentWriter } from '../../platform/mail/content.ts';
import type { MailContext, MailKinds, QueuedMail } from '../../platform/mail/kind.ts';
import { findMembership, type MemberRow } from './store.ts';
import type { templates } from './templates/templates.ts';

const contentOf = contentWriter<typeof templates>();

/** Unlike other mails, this one stores its recipient's address, because no other row has it any more. */
const AboutAddress = z.object({
  organizationId: z.uuid(),
  subject: z.object({ personId: z.uuid(), formerAddress: z.string() }),
});

const addressChanged = 'address-changed';

/** Tells a person's old address that it was replaced or taken away. `cause` identifies the change, since there may be several. */
export function addressChangedMail(
  { organizationId, id, email }: MemberRow & { email: string },
  cause: string,
): QueuedMail {
  const subject = { personId: id, formerAddress: email };
  return { organizationId, kind: addressChanged, cause, recipient: id, subject, patrolId: null };
}

/** The mails about changes of a person. */
export function peopleMails({ database, settings }: MailContext): MailKinds {
  return {
    [addressChanged]: {
      /** Returns null if the address was changed back. */
      async compose(mail) {
        const { organizationId, subject } = AboutAddress.parse(mail);
        const found = await findMembership(database, organizationId, subject.personId);
        if (!found || found.person.email?.toLowerCase() === subject.formerAddress.toLowerCase()) return null;
        const { person, organization } = found;
        const props = {
          branding: brandingOf(organization, settings),
          firstName: person.firstName,
          organizationName: organization.name,
          hasAccount: hasAccount(person),
        };
        return {
          to: { name: `${person.firstName} ${person.lastName}`, address: subject.formerAddress },
          from: organization.emailFrom,
          content: contentOf(addressChanged, props),
          quota: 'invitations',
        };
      },
    },
  };
}
