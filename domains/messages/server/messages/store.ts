import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { ofCrew } from '#patrols/server/crew.store.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { onPage, preparedList } from '#platform/database/list.ts';
import { prepared } from '#platform/database/prepared.ts';
import { assignment, guest } from '#platform/database/schema/assignments.ts';
import { message } from '#platform/database/schema/messages.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { person } from '#platform/database/schema/people.ts';
import { messageKind } from '#platform/mail/message-kind.ts';
import { countOutcomes, failedMails } from '../outcomes.store.ts';

/** What admins have written to members, and what became of its mails. */

type NewMessageRow = typeof message.$inferInsert;

export async function insertMessage(tx: Transaction, row: NewMessageRow): Promise<void> {
  await tx.insert(message).values(row);
}

/** The mails of a message. */
const ofMessage = {
  organizationId: message.organizationId,
  kind: messageKind,
  cause: sql`${message.id}::text`,
};

const { id, type, name, when } = patrol;
const shown = { message, patrol: { id, type, name, when }, counts: countOutcomes(ofMessage) };

export type ShownMessage = Awaited<ReturnType<typeof findMessage>> & {};

const ofPatrol = and(eq(patrol.organizationId, message.organizationId), eq(patrol.id, message.patrolId));
const ofOrganization = eq(message.organizationId, sql.placeholder('organizationId'));

type Page = Parameters<typeof messagesList>[1];

/** Returns a page of the messages, and the number of all. */
export function listMessages(db: Reader, organizationId: string, page: Page) {
  return messagesList(db, page, { organizationId });
}

const messagesList = preparedList({
  name: 'messages',
  table: message,
  where: ofOrganization,
  sorts: { sent: message.sent },
  id: message.id,
  page: (db, parts) =>
    onPage(
      db
        .select({ ...shown, matches: parts.matches })
        .from(message)
        .leftJoin(patrol, ofPatrol),
      parts,
    ),
});

/** Returns a message; undefined if there is none. */
export async function findMessage(db: Reader, organizationId: string, messageId: string) {
  const [found] = await oneMessage(db).execute({ organizationId, messageId });
  return found;
}

const oneMessage = prepared('message', (db) => {
  return db
    .select(shown)
    .from(message)
    .leftJoin(patrol, ofPatrol)
    .where(and(ofOrganization, eq(message.id, sql.placeholder('messageId'))));
});

/** Somebody whom a message did not reach: a person or a guest, with the mail that failed if there was one. */
export type UnreachedRow = Awaited<ReturnType<typeof listUnreached>>[number];

export function listUnreached(db: Reader, organizationId: string, messageId: string) {
  return unreached(db).execute({ organizationId, messageId });
}

const unreached = prepared('unreached', (db) => {
  const theMessage = and(ofOrganization, eq(message.id, sql.placeholder('messageId')));
  const noMail = { mailId: sql<string | null>`null::uuid`, reason: sql<string | null>`null::text` };
  const { firstName, lastName, phone } = person;
  const ofPerson = { firstName, lastName, guestName: sql<string | null>`null::text`, phone };
  const ofGuest = {
    firstName: sql<string | null>`null::text`,
    lastName: sql<string | null>`null::text`,
    guestName: guest.name,
    phone: guest.phone,
  };
  const mails = failedMails(db, ofMessage);
  const failed = db
    .select({
      firstName,
      lastName,
      guestName: guest.name,
      phone: sql<string | null>`coalesce(${phone}, ${guest.phone})`,
      mailId: sql<string | null>`${mails.id}`,
      reason: mails.reason,
    })
    .from(message)
    .innerJoinLateral(mails, sql`true`)
    .leftJoin(
      person,
      and(eq(person.organizationId, message.organizationId), sql`${person.id}::text = ${mails.recipient}`),
    )
    .leftJoin(
      guest,
      and(
        eq(guest.organizationId, message.organizationId),
        eq(guest.patrolId, message.patrolId),
        sql`${guest.id}::text = ${mails.recipient}`,
      ),
    )
    .where(theMessage);
  const unmailed = (of: typeof person | typeof guest): SQL | undefined =>
    and(eq(of.organizationId, message.organizationId), sql`${of.id} = any(${message.unmailed})`);
  const people = db
    .select({ ...ofPerson, ...noMail })
    .from(message)
    .innerJoin(person, unmailed(person))
    .where(theMessage);
  const guests = db
    .select({ ...ofGuest, ...noMail })
    .from(message)
    .innerJoin(guest, unmailed(guest))
    .where(theMessage);
  return unionAll(failed, people, guests);
});

/** Returns what a mail of a message is composed from: its organization, its author, and the patrol that it may be about. */
export async function findMessageMailData(db: Reader, organizationId: string, messageId: string) {
  const [found] = await db
    .select({
      message,
      organization,
      patrol,
      author: { firstName: person.firstName, lastName: person.lastName },
    })
    .from(message)
    .innerJoin(organization, eq(organization.id, message.organizationId))
    .innerJoin(person, and(eq(person.organizationId, message.organizationId), eq(person.id, message.sentBy)))
    .leftJoin(patrol, ofPatrol)
    .where(and(eq(message.organizationId, organizationId), eq(message.id, messageId)));
  return found;
}

export type MessageMailData = NonNullable<Awaited<ReturnType<typeof findMessageMailData>>>;

/** Returns whether a person is on the crew of a patrol. */
export async function isOneOfCrew(
  db: Reader,
  organizationId: string,
  { patrolId, personId }: { patrolId: string; personId: string },
): Promise<boolean> {
  const own = and(eq(assignment.organizationId, organizationId), eq(assignment.patrolId, patrolId));
  return (await db.$count(assignment, and(own, eq(assignment.personId, personId), ofCrew))) > 0;
}

/** Returns a guest who has not been removed from the patrol. */
export async function findMessagedGuest(db: Reader, organizationId: string, guestId: string) {
  const [found] = await db
    .select({ name: guest.name, email: guest.email })
    .from(guest)
    .where(and(eq(guest.organizationId, organizationId), eq(guest.id, guestId), isNull(guest.removed)));
  return found;
}
