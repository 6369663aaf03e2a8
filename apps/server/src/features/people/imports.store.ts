import { and, eq, isNull } from 'drizzle-orm';
import type { Reader } from '../../platform/database/connect.ts';
import { person } from '../../platform/database/schema/people.ts';
import type { ImportMember } from './import-plan.ts';

/** Returns the unfinished people of the organization. */
export async function listImportMembers(db: Reader, organizationId: string): Promise<ImportMember[]> {
  const { id, firstName, lastName, email, mailVia } = person;
  return db
    .select({ id, firstName, lastName, email, mailVia })
    .from(person)
    .where(and(eq(person.organizationId, organizationId), isNull(person.finished)));
}

/** Returns how many people the organization has, those who have left included. */
export async function countPeople(db: Reader, organizationId: string): Promise<number> {
  return db.$count(person, eq(person.organizationId, organizationId));
}
