import type { AddressChangeRow } from '#people/server/address-change.store.ts';
import type { QueuedMail } from '#platform/mail/kind.ts';
import type { MemberRow } from '../store.ts';
import { addressAnnounced } from './address-announced.tsx';
import { addressAskedMail } from './address-asked.tsx';
import { addressChanged } from './address-changed.tsx';

/** Tells a person's old address that it was replaced or taken away. `cause` identifies the change, since there may be several. */
export function addressChangedMail(
  { organizationId, id, email }: MemberRow & { email: string },
  cause: string,
): QueuedMail {
  const subject = { personId: id, formerAddress: email };
  return { organizationId, kind: addressChanged.kind, cause, recipient: id, subject, patrolId: null };
}

/** Tells both addresses of a change that waits; one that takes the address away has no other. */
export function addressAskedMails({ organizationId, id, personId, email }: AddressChangeRow): QueuedMail[] {
  const about = { organizationId, cause: id, recipient: personId, subject: { changeId: id }, patrolId: null };
  const asked = { ...about, kind: addressAskedMail.kind };
  return email === null ? [asked] : [asked, { ...about, kind: addressAnnounced.kind }];
}
