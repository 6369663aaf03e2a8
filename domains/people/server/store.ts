import { and, eq, getTableColumns, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Reader } from '#platform/database/connect.ts';
import { prepared } from '#platform/database/prepared.ts';
import { person, personAddress } from '#platform/database/schema/people.ts';
import { hasAccount } from './account.ts';

/** How features find people. */

export type PersonRow = typeof person.$inferSelect;

/** Returns a person of the organization, finished or not. */
export async function findPerson(
  db: Reader,
  organizationId: string,
  id: string,
): Promise<PersonRow | undefined> {
  const ofOrganization = eq(person.organizationId, organizationId);
  const [found] = await db
    .select()
    .from(person)
    .where(and(ofOrganization, eq(person.id, id)));
  return found;
}

/** A person with an address of their own. */
export type AccountRow = PersonRow & { email: string };

/** Returns the unfinished person with this address, ignoring case. */
export async function findByEmail(db: Reader, email: string): Promise<AccountRow | undefined> {
  const [found] = await atAddress(db).execute({ address: email.toLowerCase() });
  return found && hasAccount(found) ? found : undefined;
}

const atAddress = prepared('person_at_address', (db) =>
  inDirectory(db, eq(personAddress.address, sql.placeholder('address'))),
);

/** Returns the unfinished people with these addresses, ignoring case. */
export async function findByEmails(db: Reader, emails: readonly string[]): Promise<AccountRow[]> {
  const found = await inDirectory(db, isOneOfAddresses(personAddress.address, emails));
  return found.filter(hasAccount);
}

/** Selects unfinished people by their address, which finds their organization: in one statement, so that it takes as long for an address that nobody has. */
function inDirectory(db: Reader, where: SQL) {
  const { address, organizationId, personId } = personAddress;
  const isTheirs = and(
    eq(person.organizationId, organizationId),
    eq(person.id, personId),
    eq(person.takenAddress, address),
  );
  return db.select(getTableColumns(person)).from(personAddress).innerJoin(person, isTheirs).where(where);
}

/** Returns the condition that an address in lower case is one of these, ignoring case. */
export function isOneOfAddresses(address: SQLWrapper, emails: readonly string[]): SQL {
  return inArray(
    address,
    emails.map((email) => email.toLowerCase()),
  );
}
