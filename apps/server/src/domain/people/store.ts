import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/connect.ts';
import { person } from '../../platform/database/schema/people.ts';
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
  const found = await db
    .select()
    .from(person)
    .where(and(isOneOf(emails), isNull(person.finished)));
  return found.filter(hasAccount);
}

/** Returns the condition that a person has one of these addresses, ignoring case. */
export function isOneOf(emails: readonly string[]): SQL {
  return inArray(
    sql`lower(${person.email})`,
    emails.map((email) => email.toLowerCase()),
  );
}
