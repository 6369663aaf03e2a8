import type { Issue, Role } from '#contract';
import { hasAddressForRoles, isOneMailbox, type Mailbox } from '#people/contract';
import { hasAccount } from '#people/server/account.ts';
import { findPerson } from '#people/server/store.ts';
import type { Reader } from '#platform/database/connect.ts';
import type { MemberRow } from './store.ts';

/** Where mails for a person arrive, and what of that can be stored (product 4.14). */

/** Returns a person's mailbox after a patch. An address of their own takes the place of another member's. */
export function mailboxAfter(
  before: Mailbox,
  { email = before.email, mailVia = email === null ? before.mailVia : null }: MailboxPatch,
): Mailbox {
  return { email, mailVia };
}

type MailboxPatch = { [Field in keyof Mailbox]?: Mailbox[Field] | undefined };

/** Compares addresses without regard to case. */
export function isSameAddress(one: string | null, other: string | null): boolean {
  return one?.toLowerCase() === other?.toLowerCase();
}

/** Returns what is wrong with a member's mailbox after a change. */
export async function mailboxIssues(
  db: Reader,
  before: MemberRow,
  after: Mailbox & { roles: readonly Role[] },
): Promise<Issue[]> {
  const { email, mailVia } = after;
  return [
    ...(isOneMailbox(after) ? [] : [issue('mailVia', 'unexpected-property', mailVia)]),
    ...(hasAddressForRoles(after) ? [] : [issue('email', 'not-defined', email)]),
    ...(mailVia === before.mailVia ? [] : await holderIssues(db, before, mailVia)),
  ];
}

/**
 * Returns an issue if mails cannot go to that member's address: they are not of the organization, have left, have no address of
 * their own, or are the person.
 */
export async function holderIssues(
  db: Reader,
  { organizationId, id }: { organizationId: string; id?: string },
  mailVia: string | null,
): Promise<Issue[]> {
  if (mailVia === null) return [];
  const holder = await findPerson(db, organizationId, mailVia);
  const isFit = holder && holder.id !== id && holder.finished === null && hasAccount(holder);
  return isFit ? [] : [issue('mailVia', 'key-not-found', mailVia)];
}

function issue(field: keyof Mailbox, reason: Issue['reason'], value: string | null): Issue {
  return { path: [field], reason, value };
}
