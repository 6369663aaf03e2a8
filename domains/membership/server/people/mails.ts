import { z } from 'zod';
import { formatDateTime } from '#contract';
import { hasAccount } from '#people/server/account.ts';
import {
  type AddressChangeRow,
  addressAsked,
  findAddressChangeById,
} from '#people/server/address-change.store.ts';
import { brandingOf } from '#platform/mail/branding.ts';
import { contentWriter } from '#platform/mail/content.ts';
import type { MailContext, MailKinds, OutboxMail, QueuedMail } from '#platform/mail/kind.ts';
import { linkTokenText } from '#platform/tokens/link-token.ts';
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

const AboutChange = z.object({ organizationId: z.uuid(), subject: z.object({ changeId: z.uuid() }) });

const addressAnnounced = 'address-announced';

/** Tells both addresses of a change that waits; one that takes the address away has no other. */
export function addressAskedMails({ organizationId, id, personId, email }: AddressChangeRow): QueuedMail[] {
  const about = { organizationId, cause: id, recipient: personId, subject: { changeId: id }, patrolId: null };
  const asked = { ...about, kind: addressAsked };
  return email === null ? [asked] : [asked, { ...about, kind: addressAnnounced }];
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
          quota: null, // nobody keeps it from the old address by using quotas up
        };
      },
    },
    [addressAsked]: {
      async compose(mail) {
        const found = await findWaiting(mail);
        if (!found) return null;
        const { change } = found;
        const token = linkTokenText(settings.secretKeys, 'address-change', change.id);
        const link = new URL(`/address-change/${token}`, settings.publicUrl).href;
        const content = contentOf(addressAsked, { ...propsOf(found), link });
        return { ...to(change.former, found), content, quota: null }; // likewise
      },
    },
    [addressAnnounced]: {
      async compose(mail) {
        const found = await findWaiting(mail);
        if (!found?.change.email) return null;
        const content = contentOf(addressAnnounced, propsOf(found));
        return { ...to(found.change.email, found), content, quota: 'invitations' };
      },
    },
  };

  /** Returns a change that still waits. */
  async function findWaiting(mail: OutboxMail) {
    const { organizationId, subject } = AboutChange.parse(mail);
    const found = await findAddressChangeById(database, { organizationId, id: subject.changeId });
    return found?.change.done === null ? found : undefined;
  }

  function propsOf({ change, person, organization }: Waiting) {
    return {
      branding: brandingOf(organization, settings),
      firstName: person.firstName,
      organizationName: organization.name,
      due: formatDateTime(change.due, organization.timeZone),
    };
  }
}

type Waiting = NonNullable<Awaited<ReturnType<typeof findAddressChangeById>>>;

function to(address: string, { person, organization }: Pick<Waiting, 'person' | 'organization'>) {
  return {
    to: { name: `${person.firstName} ${person.lastName}`, address },
    from: organization.emailFrom,
  };
}
