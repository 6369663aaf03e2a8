import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Reader } from '#platform/database/connect.ts';
import { person } from '#platform/database/schema/people.ts';

/** Where mails for people arrive (product 4.14). */

/** What a mail to a person is addressed by: their name and their mailbox. For reads by relations. */
export const addressee = {
  columns: { firstName: true, lastName: true, email: true },
  with: { holder: { columns: { email: true } } },
} as const;

/** Returns those of these people whom mail reaches somewhere. */
export async function onlyMailed(
  db: Reader,
  organizationId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set((await namesOfMailed(db, organizationId, ids)).keys());
}

/** Returns the names of those of these people whom mail reaches somewhere, by their ids. */
export async function namesOfMailed(db: Reader, organizationId: string, ids: readonly string[]) {
  const { id, firstName, lastName } = person;
  const found = await db
    .select({ id, firstName, lastName })
    .from(person)
    .where(
      and(
        eq(person.organizationId, organizationId),
        inArray(id, [...ids]),
        or(isNotNull(person.email), isNotNull(person.mailVia)),
      ),
    );
  return new Map(found.map((one) => [one.id, one]));
}

/** Returns the unfinished people who get their mails at this member's address, by name. */
export function listSharers(db: Reader, organizationId: string, holderId: string) {
  const { id, firstName, lastName } = person;
  return db
    .select({ id, firstName, lastName })
    .from(person)
    .where(
      and(eq(person.organizationId, organizationId), eq(person.mailVia, holderId), isNull(person.finished)),
    )
    .orderBy(lastName, firstName, id);
}

/** Returns whom a mail or a link is for, with their organization. */
export function findAddressee(db: Reader, organizationId: string, id: string) {
  const { columns, ...more } = addressee;
  return db.query.person.findFirst({
    where: and(eq(person.organizationId, organizationId), eq(person.id, id)),
    columns: { ...columns, mailVia: true, roles: true, finished: true },
    with: { ...more.with, organization: true },
  });
}
