import { and, eq, gt, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import { after, day } from '#platform/clock.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { mail } from '#platform/database/schema/mails.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { addressChange, person } from '#platform/database/schema/people.ts';
import { addressAsked } from './address-asked.ts';

/** Changes of addresses that wait, or were done within a day (product 9.62 to 9.64). */

export type AddressChangeRow = typeof addressChange.$inferSelect;

/** How long one waits, and how long it is kept once it is done. */
export const addressDay = day;

interface PersonKey {
  id: string;
  organizationId: string | null;
}

/** Returns a person's change, if one waits or was done within a day. */
export async function findAddressChange(
  db: Reader,
  { id, organizationId }: PersonKey,
  now: string,
): Promise<AddressChangeRow | undefined> {
  if (organizationId === null) return undefined;
  const [found] = await db
    .select()
    .from(addressChange)
    .where(and(ofPerson({ id, organizationId }), or(waits, gt(addressChange.due, now))));
  return found;
}

/** Returns the change under an id with its person and organization; undefined if that is archived or the person has left. */
export async function findAddressChangeById(
  db: Reader,
  { id, organizationId }: { id: string; organizationId: string | null },
) {
  if (organizationId === null) return undefined;
  const [found] = await db
    .select({ change: addressChange, person, organization })
    .from(addressChange)
    .innerJoin(
      person,
      and(eq(person.organizationId, addressChange.organizationId), eq(person.id, addressChange.personId)),
    )
    .innerJoin(organization, eq(organization.id, addressChange.organizationId))
    .where(
      and(
        eq(addressChange.organizationId, organizationId),
        eq(addressChange.id, id),
        isNull(person.finished),
        isNull(organization.archived),
      ),
    );
  return found;
}

/** Does the same for a link, which does not say whose it is. */
export async function findLinkedAddressChange(db: Reader, id: string) {
  const [found] = await db
    .select({ organizationId: addressChange.organizationId })
    .from(addressChange)
    .where(eq(addressChange.id, id));
  return found && findAddressChangeById(db, { id, ...found });
}

/** Locks a change until the transaction ends, so that it either happens or is stopped. Returns false if it no longer waits. */
export async function lockAddressChange(tx: Transaction, change: AddressChangeRow): Promise<boolean> {
  const { organizationId, personId: id } = change;
  const locked = await tx
    .select({ id: addressChange.id })
    .from(addressChange)
    .where(and(ofPerson({ organizationId, id }), waits, eq(addressChange.id, change.id)))
    .for('update');
  return locked.length > 0;
}

/** Keeps a change in place of a former one of the same person. */
export async function putAddressChange(tx: Transaction, row: AddressChangeRow): Promise<void> {
  const { organizationId: _organization, personId: _person, ...change } = row;
  await tx
    .insert(addressChange)
    .values(row)
    .onConflictDoUpdate({ target: [addressChange.organizationId, addressChange.personId], set: change });
}

/** Removes the change of a person that waits. Returns whether there was one, and of this id if it is given. */
export async function dropAddressChange(
  tx: Transaction,
  key: PersonKey & { organizationId: string },
  changeId?: string,
): Promise<boolean> {
  const dropped = await tx
    .delete(addressChange)
    .where(and(ofPerson(key), waits, changeId === undefined ? undefined : eq(addressChange.id, changeId)))
    .returning({ id: addressChange.id });
  return dropped.length > 0;
}

/** Removes whatever is kept of a person's change. */
export async function forgetAddressChange(tx: Transaction, key: PersonKey & { organizationId: string }) {
  await tx.delete(addressChange).where(ofPerson(key));
}

/**
 * Returns the changes that happen by themselves: those whose day has passed, also since the mail to the former address was handed over. One that cannot
 * be mailed happens all the same.
 */
export async function listDueAddressChanges(db: Reader, now: string): Promise<AddressChangeRow[]> {
  const isStillMailed = db
    .select({ id: mail.id })
    .from(mail)
    .where(
      and(
        eq(mail.organizationId, addressChange.organizationId),
        eq(mail.kind, addressAsked),
        sql`${mail.cause} = ${addressChange.id}::text`,
        or(isNotNull(mail.nextAttempt), gt(mail.sent, after(now, -addressDay))),
      ),
    );
  const rows = await db
    .select({ change: addressChange })
    .from(addressChange)
    .innerJoin(organization, eq(organization.id, addressChange.organizationId))
    .where(and(waits, lte(addressChange.due, now), isNull(organization.archived), notExists(isStillMailed)));
  return rows.map(({ change }) => change);
}

/** Deletes those that were done a day ago. */
export async function deleteDoneAddressChanges(tx: Transaction, now: string): Promise<void> {
  await tx.delete(addressChange).where(and(isNotNull(addressChange.done), lte(addressChange.due, now)));
}

const waits = isNull(addressChange.done);

function ofPerson({ id, organizationId }: PersonKey & { organizationId: string }) {
  return and(eq(addressChange.organizationId, organizationId), eq(addressChange.personId, id));
}
