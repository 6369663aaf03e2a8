import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, not, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { ofCrew } from '#patrols/server/crew.store.ts';
import { addressee } from '#people/server/mailbox.store.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { testPatrol } from '#platform/database/patrol-conditions.store.ts';
import { prepared } from '#platform/database/prepared.ts';
import { assignment, guest } from '#platform/database/schema/assignments.ts';
import { linkToken } from '#platform/database/schema/auth.ts';
import { patrol } from '#platform/database/schema/patrols.ts';

/** The data of mails and of the assignment page. Each read takes one statement, which includes the current team. */

const personColumns = {
  ...addressee,
  columns: { ...addressee.columns, id: true, mailVia: true, roles: true, finished: true },
} as const;

const withTeam = {
  organization: true,
  assignments: {
    where: ofCrew,
    orderBy: asc(assignment.id),
    with: { person: personColumns },
  },
  guests: { where: isNull(guest.removed), orderBy: asc(guest.id) },
} as const;

export function findPatrolMailData(db: Reader, organizationId: string, id: string) {
  return db.query.patrol.findFirst({
    where: and(eq(patrol.organizationId, organizationId), eq(patrol.id, id)),
    with: withTeam,
  });
}

/** Returns the data of those of these patrols that were not deleted. */
export function listPatrolsMailData(db: Reader, organizationId: string, ids: readonly string[]) {
  return db.query.patrol.findMany({
    where: and(
      eq(patrol.organizationId, organizationId),
      inArray(patrol.id, [...ids]),
      isNull(patrol.deleted),
    ),
    with: withTeam,
  });
}

/** Returns the data of the finalized patrols that start in this time, the earliest first. */
export function listComingMailData(
  db: Reader,
  organizationId: string,
  { after, until }: { after: string; until: string },
) {
  return db.query.patrol.findMany({
    where: and(
      eq(patrol.organizationId, organizationId),
      gt(patrol.when, after),
      lt(patrol.when, until),
      isNotNull(patrol.finalized),
      isNull(patrol.cancelled),
      isNull(patrol.deleted),
      not(testPatrol),
    ),
    orderBy: [asc(patrol.when), asc(patrol.id)],
    with: withTeam,
  });
}

export function findAssignmentMailData(db: Reader, organizationId: string, id: string) {
  return assignmentMailData(db).execute({ organizationId, id });
}

const assignmentMailData = prepared('assignment_mail_data', (db) => {
  return db.query.assignment.findFirst({
    where: and(
      eq(assignment.organizationId, sql.placeholder('organizationId')),
      eq(assignment.id, sql.placeholder('id')),
    ),
    with: { person: personColumns, patrol: { with: withTeam } },
  });
});

export function findGuestMailData(db: Reader, organizationId: string, id: string) {
  return db.query.guest.findFirst({
    where: and(eq(guest.organizationId, organizationId), eq(guest.id, id)),
    with: { patrol: { with: withTeam } },
  });
}

export type PatrolMailData = NonNullable<Awaited<ReturnType<typeof findPatrolMailData>>>;
export type AssignmentMailData = NonNullable<Awaited<ReturnType<typeof findAssignmentMailData>>>;
export type GuestMailData = NonNullable<Awaited<ReturnType<typeof findGuestMailData>>>;

/** Returns the link token of an assignment, which expires only with the patrol (product 10.1), and that to all it was mailed with. */
export async function findLink(
  db: Reader,
  of: { organizationId: string; id: string; personId: string },
): Promise<{ id: string; allLinkId: string | null } | undefined> {
  const [found] = await db
    .select({ id: linkToken.id, allLinkId: linkToken.allLinkId })
    .from(linkToken)
    .where(linksOf(of.organizationId, [of]));
  return found;
}

/** Inserts link tokens for those assignments that have none. */
export async function insertMissingLinks(
  tx: Transaction,
  organizationId: string,
  crew: readonly { id: string; personId: string }[],
  created: string,
): Promise<void> {
  const found = await tx
    .select({ assignmentId: linkToken.assignmentId })
    .from(linkToken)
    .where(linksOf(organizationId, crew));
  const linked = new Set(found.map(({ assignmentId }) => assignmentId));
  const missing = crew.filter(({ id }) => !linked.has(id));
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

function linksOf(organizationId: string, crew: readonly { id: string; personId: string }[]) {
  return and(
    eq(linkToken.organizationId, organizationId),
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
