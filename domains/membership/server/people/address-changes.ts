import { v7 as newId } from 'uuid';
import { lockOrganization } from '#organizations/server/store.ts';
import type { AddressChangeLink, Mailbox } from '#people/contract';
import {
  type AddressChangeRow,
  addressDay,
  deleteDoneAddressChanges,
  dropAddressChange,
  findAddressChange,
  findLinkedAddressChange,
  listDueAddressChanges,
  lockAddressChange,
  putAddressChange,
} from '#people/server/address-change.store.ts';
import { after, day } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import { announceChange } from '#platform/database/announce.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { AppError, conflict, notFound, unauthorized } from '#platform/http/pipeline/app-error.ts';
import { tryEach } from '#platform/jobs/try-each.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { refuseBeyondQuota } from '#platform/mail/quota.ts';
import { consumeAttempt } from '#platform/rate-limit/store.ts';
import { readLinkToken } from '#platform/tokens/link-token.ts';
import { sign } from '#platform/tokens/signature.ts';
import { isSameAddress } from './mailboxes.ts';
import { addressAskedMails } from './mails/queue.ts';
import { alreadyFinishedError } from './refusals.ts';
import type { MemberRow } from './store.ts';

/** So many changes of one person's address are asked for in a day: each mails the former address, whatever the quotas say. */
export const askedADay = { max: 10, per: day };

/** Changes of the addresses of those who have ever signed in: they wait, since whoever reads the mails of an account has it (product 9.62). */
export function addressChangeUseCases(
  { database, clock, settings: { secretKeys } }: Context,
  apply: (tx: Transaction, change: AddressChangeRow) => Promise<void>,
  suspendAccess: (tx: Transaction, person: { id: string; organizationId: string }) => Promise<void>,
) {
  return {
    /** Lets the change of a member's mailbox wait, and mails both addresses. Asking for the same again changes nothing. */
    async askAddressChange(
      tx: Transaction,
      before: MemberRow & { email: string },
      { email, mailVia }: Mailbox,
      askedBy: string,
    ): Promise<void> {
      const { organizationId, id: personId, email: former } = before;
      const now = clock.now();
      const waiting = await findAddressChange(tx, before, now);
      if (waiting?.done === null && isSameAddress(waiting.email, email) && waiting.mailVia === mailVia)
        return;
      await countAsked(tx, personId, now);
      if (email !== null)
        await refuseBeyondQuota(
          tx,
          secretKeys,
          { organizationId, quota: 'invitations', address: email },
          now,
        );
      const asked = { organizationId, personId, id: newId(), former, email, mailVia, asked: now, askedBy };
      const row = { ...asked, done: null, due: after(now, addressDay) };
      await putAddressChange(tx, row);
      await queueMails(tx, now, addressAskedMails(row));
    },

    /** Notes that somebody who has signed in has changed their own address. What waited is void. */
    async noteAddressChange(
      tx: Transaction,
      before: MemberRow,
      { email, mailVia }: Mailbox,
      askedBy: string,
    ): Promise<void> {
      const { organizationId, id: personId, email: former } = before;
      if (former === null || !hasEverSignedIn(before)) return;
      const now = clock.now();
      const own = { organizationId, personId, id: newId(), former, email, mailVia, asked: now, askedBy };
      await putAddressChange(tx, { ...own, done: now, due: after(now, addressDay) });
    },

    /** Withdraws it, by an admin. Throws 404 if none waits. */
    async withdrawAddressChange(tx: Transaction, { organizationId }: Member, id: string): Promise<void> {
      if (!(await dropAddressChange(tx, { organizationId, id }))) throw notFound();
      await announceChange(tx, organizationId, { type: 'person', _id: id });
    },

    /** Returns what the link in the mail to the former address is about. Changes nothing. Throws 401 if the link is dead. */
    async viewAddressChange(linkToken: string): Promise<AddressChangeLink> {
      const { change, organization } = await findByLink(database, linkToken);
      return {
        organizationName: organization.name,
        timeZone: organization.timeZone,
        to: hintOf(change.email),
        due: change.due,
      };
    },

    /** Lets it happen at once. Throws 401 likewise, and as the change itself does. */
    async confirmAddressChange(linkToken: string): Promise<void> {
      const { change } = await findByLink(database, linkToken);
      await inTransaction(database, (tx) => happen(tx, change));
    },

    /** Stops it. Throws 401 likewise. */
    async stopAddressChange(linkToken: string): Promise<void> {
      await inTransaction(database, async (tx) => {
        const { organizationId, personId: _id, id } = (await findByLink(tx, linkToken)).change;
        if (!(await dropAddressChange(tx, { organizationId, id: _id }, id))) throw deadLinkError();
        await announceChange(tx, organizationId, { type: 'person', _id });
      });
    },

    /** Lets those happen whose day has passed. One that is refused by then is dropped. */
    async passAddressChanges(): Promise<void> {
      const due = await listDueAddressChanges(database, clock.now());
      await tryEach(due, 'changes of addresses failed', (change) => pass(change));
      await inTransaction(database, (tx) => deleteDoneAddressChanges(tx, clock.now()));
    },
  };

  async function pass(change: AddressChangeRow): Promise<void> {
    const { organizationId, personId: id } = change;
    try {
      await inTransaction(database, (tx) => happen(tx, change));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await inTransaction(database, (tx) => dropAddressChange(tx, { organizationId, id }, change.id));
    }
  }

  /** Does what was asked, unless it was stopped by then. The locks are taken in the order in which an edit takes them. */
  async function happen(tx: Transaction, change: AddressChangeRow): Promise<void> {
    const { organizationId, personId: id } = change;
    await suspendAccess(tx, { organizationId, id });
    await lockOrganization(tx, organizationId);
    if (!(await lockAddressChange(tx, change))) throw deadLinkError();
    await apply(tx, change);
    const done = clock.now();
    await putAddressChange(tx, { ...change, done, due: after(done, addressDay) });
  }

  async function findByLink(db: Reader, linkToken: string) {
    const id = readLinkToken(secretKeys, 'address-change', linkToken);
    const found = id && (await findLinkedAddressChange(db, id));
    if (!found || found.change.done !== null) throw deadLinkError();
    return found;
  }

  async function countAsked(tx: Transaction, personId: string, now: string): Promise<void> {
    const key = sign(secretKeys, JSON.stringify(['address-change', personId]));
    if ((await consumeAttempt(tx, key, askedADay, now)).is === 'blocked') throw tooManyAskedError();
  }
}

/** Whether a change of a member's mailbox waits: nobody takes the address of somebody who has ever signed in but themself. */
export function mustWait(
  before: MemberRow,
  after: Mailbox,
  by: string,
): before is MemberRow & { email: string } {
  const { id, email } = before;
  if (email === null || id === by || !hasEverSignedIn(before) || isSameAddress(email, after.email))
    return false;
  if (before.finished) throw alreadyFinishedError();
  return true;
}

/** Whether somebody has signed in, be it before they left and came back. */
export function hasEverSignedIn({
  hasSignedIn,
  firstSignedIn,
}: Pick<MemberRow, 'hasSignedIn' | 'firstSignedIn'>) {
  return hasSignedIn || firstSignedIn !== null;
}

/** Says of an address only as much as its owner needs to know it: somebody else may read the former mailbox. */
function hintOf(email: string | null): string | null {
  return email?.replace(/^(?<first>[^@])[^@]*(?=@)/u, '$<first>…') ?? null;
}

function deadLinkError() {
  return unauthorized('Sorry, this link has expired, or the change was made or withdrawn.');
}

function tooManyAskedError() {
  return conflict(
    'mail-limit',
    `A person’s address is changed ${askedADay.max} times a day at most. Please try again tomorrow.`,
  );
}
