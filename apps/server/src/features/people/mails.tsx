import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { MailKinds, QueuedMail } from '../../platform/mail/kind.ts';
import { mailDefaults } from '../../platform/settings.ts';
import { AddressChanged, addressChangedSubject } from './emails/address-changed.tsx';
import { findMembership, type MemberRow } from './store.ts';

/** The one mail that holds more than ids: nothing else remembers the address it goes to. */
const AboutAddress = z.object({
  organizationId: z.uuid(),
  subject: z.object({ personId: z.uuid(), formerAddress: z.string() }),
});

const addressChanged = 'address-changed';

/** Tells the old address of a person that it is no longer theirs. `cause` is this very change: there may be another. */
export function addressChangedMail({ organizationId, id, email }: MemberRow, cause: string): QueuedMail {
  const subject = { personId: id, formerAddress: email };
  return { organizationId, kind: addressChanged, cause, recipient: id, subject };
}

/** Mails about being a person of an organization. */
export function peopleMails({ database, settings }: Context): MailKinds {
  return {
    [addressChanged]: {
      /** Moot once it was changed back. */
      async compose(mail) {
        const { organizationId, subject } = AboutAddress.parse(mail);
        const found = await findMembership(database, organizationId, subject.personId);
        if (!found || found.person.email.toLowerCase() === subject.formerAddress.toLowerCase()) return null;
        const { person, organization } = found;
        const signOff = organization.emailSignOff ?? mailDefaults(settings).emailSignOff;
        const props = {
          letterhead: { productName: settings.productName, signOff },
          firstName: person.firstName,
          organizationName: organization.name,
        };
        return {
          to: { name: `${person.firstName} ${person.lastName}`, address: subject.formerAddress },
          from: organization.emailFrom,
          subject: addressChangedSubject(props),
          body: <AddressChanged {...props} />,
        };
      },
    },
  };
}
