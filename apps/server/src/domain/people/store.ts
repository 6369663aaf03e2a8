import { and, eq, getTableColumns, inArray, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Reader } from '../../platform/database/connect.ts';
import { person, personAddress } from '../../platform/database/schema/people.ts';
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
  const [found] = await findByEmails(db, [email]);
  return found;
}

/** Returns the unfinished people with these addresses, ignoring case. */
export async function findByEmails(db: Reader, emails: readonly string[]): Promise<AccountRow[]> {
  const { address, organizationId, personId } = personAddress;
  const isTheirs = and(
    eq(person.organizationId, organizationId),
    eq(person.id, personId),
    eq(person.takenAddress, address),
  );
  const found = await db
    .select(getTableColumns(person))
    .from(personAddress)
    .innerJoin(person, isTheirs)
    .where(isOneOf(address, emails));
  return found.filter(hasAccount);
}

/** Returns the condition that an address in lower case is one of these, ignoring case. */
export function isOneOf(address: SQLWrapper, emails: readonly string[]): SQL {
  return inArray(
    address,
    emails.map((email) => email.toLowerCase()),
  );
}
