import {
  and,
  arrayContains,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Role } from '#contract';
import { ofCrew } from '#patrols/server/crew.store.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { prepared } from '#platform/database/prepared.ts';
import { assignment, assignmentAnswer } from '#platform/database/schema/assignments.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { person } from '#platform/database/schema/people.ts';

export type AssignmentRow = typeof assignment.$inferSelect;
export type AnswerRow = typeof assignmentAnswer.$inferSelect;
export type Answer = 'accepted' | 'declined';

/** Returns a person's latest assignment to a patrol, which is the active one if there is one. */
export async function findLatest(
  db: Reader,
  organizationId: string,
  patrolId: string,
  personId: string,
): Promise<AssignmentRow | undefined> {
  const [found] = await latest(db).execute({ organizationId, patrolId, personId });
  return found;
}

const latest = prepared('latest_assignment', (db) => {
  return db
    .select()
    .from(assignment)
    .where(
      and(
        ofPatrol(sql.placeholder('organizationId'), sql.placeholder('patrolId')),
        eq(assignment.personId, sql.placeholder('personId')),
      ),
    )
    .orderBy(sql`${assignment.removed} desc nulls first`)
    .limit(1);
});

export async function findAssignment(
  db: Reader,
  organizationId: string,
  id: string,
): Promise<AssignmentRow | undefined> {
  const [found] = await db
    .select()
    .from(assignment)
    .where(and(eq(assignment.organizationId, organizationId), eq(assignment.id, id)));
  return found;
}

/** Returns people's assignments to upcoming patrols, in the order in which patrols are locked. */
export async function listUpcoming(
  db: Reader,
  organizationId: string,
  personIds: readonly string[],
  now: string,
): Promise<AssignmentRow[]> {
  const found = await db
    .select({ assignment })
    .from(assignment)
    .innerJoin(
      patrol,
      and(eq(patrol.organizationId, assignment.organizationId), eq(patrol.id, assignment.patrolId)),
    )
    .where(
      and(
        eq(assignment.organizationId, organizationId),
        inArray(assignment.personId, [...personIds]),
        isNull(assignment.removed),
        gt(patrol.when, now),
        isNull(patrol.cancelled),
        isNull(patrol.deleted),
        isNull(patrol.started),
      ),
    )
    .orderBy(asc(patrol.id), asc(assignment.id));
  return found.map((row) => row.assignment);
}

/** Returns the crew's assignments: neither declined nor removed (product 1.2). */
export function listCrew(db: Reader, organizationId: string, patrolId: string): Promise<AssignmentRow[]> {
  return db
    .select()
    .from(assignment)
    .where(and(ofPatrol(organizationId, patrolId), ofCrew));
}

/** Returns the ids of everybody who is on a patrol or has declined it. */
export async function listAssigned(db: Reader, organizationId: string, patrolId: string): Promise<string[]> {
  const found = await db
    .select({ personId: assignment.personId })
    .from(assignment)
    .where(and(ofPatrol(organizationId, patrolId), isNull(assignment.removed)));
  return found.map(({ personId }) => personId);
}

export async function insertAssignments(
  tx: Transaction,
  organizationId: string,
  rows: readonly Omit<typeof assignment.$inferInsert, 'organizationId'>[],
): Promise<void> {
  await tx.insert(assignment).values(rows.map((row) => ({ ...row, organizationId })));
}

/** Updates an assignment, which must exist. */
export async function updateAssignment(
  tx: Transaction,
  organizationId: string,
  id: string,
  change: Partial<AssignmentRow>,
): Promise<void> {
  const [updated] = await tx
    .update(assignment)
    .set(change)
    .where(and(eq(assignment.organizationId, organizationId), eq(assignment.id, id)))
    .returning({ id: assignment.id });
  if (!updated) throw new Error('an assignment to be changed was not found');
}

/** Marks everybody who had accepted and was not removed as a no-show. */
export async function markNoShow(
  tx: Transaction,
  organizationId: string,
  patrolId: string,
  stamp: { when: string; by: string },
): Promise<void> {
  await tx
    .update(assignment)
    .set({ didNotShow: stamp.when, didNotShowBy: stamp.by })
    .where(
      and(ofPatrol(organizationId, patrolId), isNotNull(assignment.accepted), isNull(assignment.removed)),
    );
}

/** Accepts for those of the crew who have not answered, and returns the changed assignments. */
export function acceptUnanswered(
  tx: Transaction,
  organizationId: string,
  patrolId: string,
  stamp: { when: string; by: string },
  personIds?: readonly string[],
): Promise<{ id: string }[]> {
  return tx
    .update(assignment)
    .set({ accepted: stamp.when, acceptedBy: stamp.by })
    .where(
      and(
        ofPatrol(organizationId, patrolId),
        ofCrew,
        isNull(assignment.accepted),
        isNull(assignment.didNotShow),
        personIds && inArray(assignment.personId, [...personIds]),
      ),
    )
    .returning({ id: assignment.id });
}

export async function insertAnswer(
  tx: Transaction,
  organizationId: string,
  row: Omit<typeof assignmentAnswer.$inferInsert, 'organizationId'>,
): Promise<void> {
  await tx.insert(assignmentAnswer).values({ ...row, organizationId });
}

/** Returns the history of an assignment, the earliest first. */
export function listAnswers(db: Reader, organizationId: string, assignmentId: string): Promise<AnswerRow[]> {
  return db
    .select()
    .from(assignmentAnswer)
    .where(
      and(
        eq(assignmentAnswer.organizationId, organizationId),
        eq(assignmentAnswer.assignmentId, assignmentId),
      ),
    )
    .orderBy(asc(assignmentAnswer.when), asc(assignmentAnswer.id));
}

/** Clears all acceptances of a patrol and returns the changed assignments. */
export function clearAccepted(
  tx: Transaction,
  organizationId: string,
  patrolId: string,
): Promise<{ id: string }[]> {
  return tx
    .update(assignment)
    .set({ accepted: null, acceptedBy: null })
    .where(
      and(ofPatrol(organizationId, patrolId), isNotNull(assignment.accepted), isNull(assignment.removed)),
    )
    .returning({ id: assignment.id });
}

/** Locks a person and returns what decides whether they can be assigned. */
export async function lockAssignee(tx: Transaction, organizationId: string, id: string) {
  const [found] = await tx
    .select({ roles: person.roles, finished: person.finished })
    .from(person)
    .where(and(eq(person.organizationId, organizationId), eq(person.id, id)))
    .for('no key update');
  return found;
}

/** Locks these people until the transaction ends, in the order of their ids to prevent deadlocks. */
export async function lockPeople(
  tx: Transaction,
  organizationId: string,
  ids: readonly string[],
): Promise<void> {
  await tx
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.organizationId, organizationId), inArray(person.id, [...ids])))
    .orderBy(asc(person.id))
    .for('no key update');
}

/** Returns the ids of the organization's unfinished people with this role. */
export async function listIdsByRole(db: Reader, organizationId: string, role: Role): Promise<string[]> {
  const found = await db
    .select({ id: person.id })
    .from(person)
    .where(
      and(
        eq(person.organizationId, organizationId),
        arrayContains(person.roles, [role]),
        isNull(person.finished),
      ),
    );
  return found.map(({ id }) => id);
}

function ofPatrol(organizationId: string | Placeholder, patrolId: string | Placeholder): SQL | undefined {
  return and(eq(assignment.organizationId, organizationId), eq(assignment.patrolId, patrolId));
}
