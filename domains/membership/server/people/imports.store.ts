import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '#platform/database/connect.ts';
import { byName } from '#platform/database/schema/columns.ts';
import { person } from '#platform/database/schema/people.ts';
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

const holder = alias(person, 'holder');

/** Returns the unfinished people by last name, with the address where their mails arrive. */
export async function listForFile(db: Reader, organizationId: string) {
  const { firstName, lastName, phone, idNumber, roles } = person;
  return db
    .select({
      firstName,
      lastName,
      phone,
      idNumber,
      roles,
      mailbox: sql<string | null>`coalesce(${person.email}, ${holder.email})`,
    })
    .from(person)
    .leftJoin(holder, and(eq(holder.organizationId, person.organizationId), eq(holder.id, person.mailVia)))
    .where(and(eq(person.organizationId, organizationId), isNull(person.finished)))
    .orderBy(asc(byName(person.lastName)), asc(byName(person.firstName)), asc(person.id));
}
export type PersonInFile = Awaited<ReturnType<typeof listForFile>>[number];
