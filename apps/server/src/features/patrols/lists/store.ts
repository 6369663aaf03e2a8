import { limits, type PersonPatrolsQuery, type patrolRoutes, type QueryOf } from '@patrolbook/contract';
import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/connect.ts';
import { happened, hasHappened } from '../../../platform/database/happened.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import { assignment, patrol, person } from '../../../platform/database/schema.ts';
import { withCrew } from '../store.ts';

export type PatrolsPage = QueryOf<typeof patrolRoutes.listPatrols>;
type Sort = PatrolsPage['sort'];

/** A page of the organization's patrols and events, and how many match. */
export async function listPatrols(db: Reader, organizationId: string, page: PatrolsPage) {
  const values = { organizationId, ...valuesOf(page) };
  const [rows, [counted]] = await Promise.all([
    patrolsPage(db, page.sort).execute(values),
    patrolsCount(db).execute(values),
  ]);
  return { rows, matches: counted?.matches ?? 0 };
}

const patrolsPage = prepared('patrols', (db, sort: Sort) => selectPage(db, sort, matching));
const patrolsCount = prepared('patrols_count', (db) => {
  return db.select({ matches: count() }).from(patrol).where(matching);
});

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
  const { declined, removed } = page.filter ?? {};
  const own = { personId, declined: hasHappened(declined), removed: hasHappened(removed) };
  const values = { organizationId, ...own, ...valuesOf(page) };
  const [rows, [found]] = await Promise.all([
    ownPage(db, page.sort).execute(values),
    ownCount(db).execute(values),
  ]);
  return { rows, matches: found?.matches };
}

const ownPage = prepared('own_patrols', (db, sort: Sort) => selectPage(db, sort, matchingOwn(db)));
const ownCount = prepared('own_patrols_count', (db) => {
  return db
    .select({ matches: db.$count(patrol, matchingOwn(db)) })
    .from(person)
    .where(and(eq(person.organizationId, organizationId), eq(person.id, sql.placeholder('personId'))));
});

function selectPage(db: Reader, sort: Sort, where: SQL | undefined) {
  const direction = sort === 'when' ? asc : desc;
  return db.query.patrol.findMany({
    where,
    with: withCrew,
    orderBy: [direction(patrol.when), direction(patrol.id)],
    limit: sql.placeholder('limit'),
    offset: sql.placeholder('skip'),
  });
}

/** A bound that was not asked for lies beyond every year that a patrol can be in. */
const earliest = `${limits.year.min - 1}-01-01T00:00:00Z`;
const latest = `${limits.year.max + 1}-12-31T00:00:00Z`;

/** What the placeholders of `matching` and of a page stand for. */
function valuesOf({ limit, skip, filter = {} }: PatrolsPage) {
  const { $lte = latest, $lt = latest, $gte = earliest, $gt = earliest } = filter.when ?? {};
  const { cancelled, finished } = filter;
  const happenings = { cancelled: hasHappened(cancelled), finished: hasHappened(finished) };
  return { limit, skip, lte: $lte, lt: $lt, gte: $gte, gt: $gt, ...happenings };
}

const organizationId = sql.placeholder('organizationId');

const matching = and(
  eq(patrol.organizationId, organizationId),
  isNull(patrol.deleted),
  lte(patrol.when, sql.placeholder('lte')),
  lt(patrol.when, sql.placeholder('lt')),
  gte(patrol.when, sql.placeholder('gte')),
  gt(patrol.when, sql.placeholder('gt')),
  happened(patrol.cancelled, 'cancelled'),
  happened(patrol.finished, 'finished'),
);

function matchingOwn(db: Reader): SQL | undefined {
  const own = db
    .selectDistinctOn([assignment.patrolId])
    .from(assignment)
    .where(
      and(
        eq(assignment.organizationId, organizationId),
        eq(assignment.personId, sql.placeholder('personId')),
      ),
    )
    .orderBy(assignment.patrolId, sql`${assignment.removed} desc nulls first`)
    .as('own');
  const theirs = db
    .select({ id: own.patrolId })
    .from(own)
    .where(and(happened(own.declined, 'declined'), happened(own.removed, 'removed')));
  return and(matching, inArray(patrol.id, theirs));
}
