import { and, eq, isNull, sql } from 'drizzle-orm';
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
  const [found] = await db
    .select()
    .from(person)
    .where(and(eq(sql`lower(${person.email})`, email.toLowerCase()), isNull(person.finished)));
  return found && hasAccount(found) ? found : undefined;
}
