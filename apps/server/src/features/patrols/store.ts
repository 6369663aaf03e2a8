import type { HappenedFilter, PersonPatrolsQuery, patrolRoutes, QueryOf } from '@patrolbook/contract';
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Reader, Transaction } from '../../platform/database/connect.ts';
import { assignment, guest, incident, organization, patrol, person } from '../../platform/database/schema.ts';

export type PatrolRow = typeof patrol.$inferSelect;

/** A patrol with everybody who is or was on it, each person's removed assignments before the one that counts. */
export interface PatrolWithCrew extends PatrolRow {
  assignments: (typeof assignment.$inferSelect)[];
  guests: (typeof guest.$inferSelect)[];
}

/** With its incidents from the first to the last. */
export interface WholePatrol extends PatrolWithCrew {
  incidents: (typeof incident.$inferSelect)[];
}

export type PatrolsPage = QueryOf<typeof patrolRoutes.listPatrols>;

const withCrew = {
  assignments: { orderBy: [asc(assignment.removed), asc(assignment.id)] }, // null, not removed, is last
  guests: { orderBy: asc(guest.id) },
};

const whole = { ...withCrew, incidents: { orderBy: [asc(incident.when), asc(incident.id)] } };

/** A page of the organization's patrols and events, and how many match. */
export async function listPatrols(db: Reader, organizationId: string, page: PatrolsPage) {
  const where = matching(organizationId, page.filter);
  const [rows, matches] = await Promise.all([readPage(db, where, page), db.$count(patrol, where)]);
  return { rows, matches };
}

/**
 * The same for those a person is or was assigned to; `declined` and `removed` are judged on their latest assignment.
 * `matches` is undefined if there is no such person.
 */
export async function listPatrolsOf(
  db: Reader,
  organizationId: string,
  personId: string,
  page: PersonPatrolsQuery,
) {
  const own = latestAssignments(db, organizationId, personId);
  const theirs = db
    .select({ id: own.patrolId })
    .from(own)
    .where(and(happened(own.declined, page.filter?.declined), happened(own.removed, page.filter?.removed)));
  const where = and(matching(organizationId, page.filter), inArray(patrol.id, theirs));
  const [rows, [found]] = await Promise.all([
    readPage(db, where, page),
    db
      .select({ matches: db.$count(patrol, where) })
      .from(person)
      .where(and(eq(person.organizationId, organizationId), eq(person.id, personId))),
  ]);
  return { rows, matches: found?.matches };
}

function latestAssignments(db: Reader, organizationId: string, personId: string) {
  return db
    .selectDistinctOn([assignment.patrolId])
    .from(assignment)
    .where(and(eq(assignment.organizationId, organizationId), eq(assignment.personId, personId)))
    .orderBy(assignment.patrolId, sql`${assignment.removed} desc nulls first`)
    .as('own');
}

function readPage(
  db: Reader,
  where: SQL | undefined,
  page: Pick<PatrolsPage, 'limit' | 'skip' | 'sort'>,
): Promise<PatrolWithCrew[]> {
  const direction = page.sort === 'when' ? asc : desc;
  return db.query.patrol.findMany({
    where,
    with: withCrew,
    orderBy: [direction(patrol.when), direction(patrol.id)],
    limit: page.limit,
    offset: page.skip,
  });
}

function matching(organizationId: string, filter: PatrolsPage['filter'] = {}): SQL | undefined {
  const { when = {} } = filter;
  return and(
    eq(patrol.organizationId, organizationId),
    isNull(patrol.deleted),
    when.$lte ? lte(patrol.when, when.$lte) : undefined,
    when.$lt ? lt(patrol.when, when.$lt) : undefined,
    when.$gte ? gte(patrol.when, when.$gte) : undefined,
    when.$gt ? gt(patrol.when, when.$gt) : undefined,
    happened(patrol.cancelled, filter.cancelled),
    happened(patrol.finished, filter.finished),
  );
}

function happened(column: PgColumn, filter: HappenedFilter | undefined): SQL | undefined {
  if (filter === undefined) return undefined;
  return filter === null ? isNull(column) : isNotNull(column);
}

export function findPatrol(db: Reader, organizationId: string, id: string): Promise<WholePatrol | undefined> {
  return db.query.patrol.findFirst({ where: isThis(organizationId, id), with: whole });
}

/** Locks the row until the transaction ends: whoever would change this patrol or its crew waits. */
export async function lockPatrolRow(
  tx: Transaction,
  organizationId: string,
  id: string,
): Promise<PatrolRow | undefined> {
  const [found] = await tx.select().from(patrol).where(isThis(organizationId, id)).for('update');
  return found;
}

export async function insertPatrol(
  tx: Transaction,
  organizationId: string,
  row: Omit<typeof patrol.$inferInsert, 'organizationId'>,
): Promise<void> {
  await tx.insert(patrol).values({ ...row, organizationId });
}

export async function updatePatrol(
  tx: Transaction,
  organizationId: string,
  id: string,
  change: Partial<Pick<PatrolRow, 'finalized' | 'finalizedBy' | 'cancelled' | 'cancelledBy'>>,
): Promise<void> {
  await tx.update(patrol).set(change).where(isThis(organizationId, id));
}

/** Answers how often it has been moved or renamed by then. */
export async function editPatrol(
  tx: Transaction,
  organizationId: string,
  id: string,
  change: Pick<PatrolRow, 'when' | 'hours' | 'name' | 'instructions'>,
  { moved }: { moved: boolean },
): Promise<number> {
  const sequence = moved ? sql`${patrol.sequence} + 1` : patrol.sequence;
  const [edited] = await tx
    .update(patrol)
    .set({ ...change, sequence })
    .where(isThis(organizationId, id))
    .returning({ sequence: patrol.sequence });
  if (!edited) throw new Error('a patrol went while it was held');
  return edited.sequence;
}

export async function findTimeZone(db: Reader, organizationId: string): Promise<string> {
  const [found] = await db
    .select({ timeZone: organization.timeZone })
    .from(organization)
    .where(eq(organization.id, organizationId));
  if (!found) throw new Error('an organization has gone while one of its people was at work');
  return found.timeZone;
}

function isThis(organizationId: string, id: string): SQL | undefined {
  return and(eq(patrol.organizationId, organizationId), eq(patrol.id, id), isNull(patrol.deleted));
}
