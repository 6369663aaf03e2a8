import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Reader, Transaction } from '../../../platform/database/connect.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import {
  assignment,
  assignmentAnswer,
  guest,
  linkToken,
  patrol,
  person,
} from '../../../platform/database/schema.ts';

/** What letters, and the page behind a personal link, are written from: each in one statement, with the team as it is now. */

const someone = {
  columns: { id: true, firstName: true, lastName: true, email: true, roles: true, finished: true },
} as const;

const withTeam = {
  organization: true,
  assignments: {
    where: and(isNull(assignment.declined), isNull(assignment.removed)),
    orderBy: asc(assignment.id),
    with: { person: someone },
  },
  guests: { where: isNull(guest.removed), orderBy: asc(guest.id) },
} as const;

export function findPatrolFacts(db: Reader, organizationId: string, id: string) {
  return db.query.patrol.findFirst({
    where: and(eq(patrol.organizationId, organizationId), eq(patrol.id, id)),
    with: withTeam,
  });
}

export function findAssignmentFacts(db: Reader, organizationId: string, id: string) {
  return assignmentFacts(db).execute({ organizationId, id });
}

const assignmentFacts = prepared('assignment_facts', (db) => {
  return db.query.assignment.findFirst({
    where: and(
      eq(assignment.organizationId, sql.placeholder('organizationId')),
      eq(assignment.id, sql.placeholder('id')),
    ),
    with: { person: someone, patrol: { with: withTeam } },
  });
});

export function findGuestFacts(db: Reader, organizationId: string, id: string) {
  return db.query.guest.findFirst({
    where: and(eq(guest.organizationId, organizationId), eq(guest.id, id)),
    with: { patrol: { with: withTeam } },
  });
}

export type PatrolFacts = NonNullable<Awaited<ReturnType<typeof findPatrolFacts>>>;
export type AssignmentFacts = NonNullable<Awaited<ReturnType<typeof findAssignmentFacts>>>;
export type GuestFacts = NonNullable<Awaited<ReturnType<typeof findGuestFacts>>>;

/** Somebody of the organization to write to. */
export function findRecipient(db: Reader, organizationId: string, id: string) {
  return db.query.person.findFirst({
    where: and(eq(person.organizationId, organizationId), eq(person.id, id)),
    ...someone,
  });
}

/** The link token of an assignment. It has no end of its own: it lasts as long as the patrol, wherever that moves. */
export async function findLinkId(
  db: Reader,
  of: { id: string; personId: string },
): Promise<string | undefined> {
  const [found] = await db
    .select({ id: linkToken.id })
    .from(linkToken)
    .where(linksOf([of]));
  return found?.id;
}

/** Whether they were asked again and have not answered since. */
export async function isAskedAgain(db: Reader, of: { organizationId: string; id: string }): Promise<boolean> {
  const [last] = await db
    .select({ answer: assignmentAnswer.answer })
    .from(assignmentAnswer)
    .where(
      and(eq(assignmentAnswer.organizationId, of.organizationId), eq(assignmentAnswer.assignmentId, of.id)),
    )
    .orderBy(desc(assignmentAnswer.when), desc(assignmentAnswer.id))
    .limit(1);
  return last?.answer === 'asked-again';
}

/** Gives each of these assignments a link token, unless it has one. */
export async function insertMissingLinks(
  tx: Transaction,
  organizationId: string,
  crew: readonly { id: string; personId: string }[],
  created: string,
): Promise<void> {
  const found = await tx.select({ of: linkToken.assignmentId }).from(linkToken).where(linksOf(crew));
  const have = new Set(found.map((link) => link.of));
  const missing = crew.filter(({ id }) => !have.has(id));
  if (missing.length === 0) return;
  await tx.insert(linkToken).values(
    missing.map(({ id, personId }) => ({
      id: newId(),
      purpose: 'assignment' as const,
      organizationId,
      personId,
      assignmentId: id,
      created,
    })),
  );
}

function linksOf(crew: readonly { id: string; personId: string }[]) {
  return and(
    eq(linkToken.purpose, 'assignment'),
    inArray(
      linkToken.personId,
      crew.map(({ personId }) => personId),
    ),
    inArray(
      linkToken.assignmentId,
      crew.map(({ id }) => id),
    ),
    isNull(linkToken.voided),
  );
}
