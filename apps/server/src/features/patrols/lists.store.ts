import type { PersonPatrolsQuery, patrolRoutes, QueryOf } from '@patrolbook/contract';
import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/connect.ts';
import { nullFilter, nullFilterValue } from '../../platform/database/null-filter.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { assignment } from '../../platform/database/schema/assignments.ts';
import { patrol } from '../../platform/database/schema/patrols.ts';
import { person } from '../../platform/database/schema/people.ts';
import { withCrew } from './store.ts';

export type PatrolsPage = QueryOf<typeof patrolRoutes.listPatrols>;
type Sort = PatrolsPage['sort'];

/** Returns a page of the organization's patrols and events, and the number of matches. */
export async function listPatrols(db: Reader, organizationId: string, page: PatrolsPage) {
  const [bounds, values] = [boundsOf(page), { organizationId, ...valuesOf(page) }];
  const [rows, [counted]] = await Promise.all([
    patrolsPage(db, page.sort, ...bounds).execute(values),
    patrolsCount(db, ...bounds).execute(values),
  ]);
  return { rows, matches: counted?.matches ?? 0 };
}

const patrolsPage = prepared('patrols', (db, sort: Sort, ...bounds: Bound[]) => {
  return selectPage(db, sort, matching(bounds));
});

const patrolsCount = prepared('patrols_count', (db, ...bounds: Bound[]) => {
  return db.select({ matches: count() }).from(patrol).where(matching(bounds));
});

/**
 * The same for the patrols a person is or was assigned to. `declined` and `removed` filter by the person's latest
 * assignment. `matches` is undefined if the person does not exist.
 */
export async function listPatrolsOf(
  db: Reader,
  organizationId: string,
  personId: string,
  page: PersonPatrolsQuery,
) {
  const { declined, removed } = page.filter ?? {};
  const own = { personId, declined: nullFilterValue(declined), removed: nullFilterValue(removed) };
  const [bounds, values] = [boundsOf(page), { organizationId, ...own, ...valuesOf(page) }];
  const [rows, [found]] = await Promise.all([
    ownPage(db, page.sort, ...bounds).execute(values),
    ownCount(db, ...bounds).execute(values),
  ]);
  return { rows, matches: found?.matches };
}

const ownPage = prepared('own_patrols', (db, sort: Sort, ...bounds: Bound[]) => {
  return selectPage(db, sort, matchingOwn(db, bounds));
});

const ownCount = prepared('own_patrols_count', (db, ...bounds: Bound[]) => {
  return db
    .select({ matches: db.$count(patrol, matchingOwn(db, bounds)) })
    .from(person)
    .where(and(eq(person.organizationId, organizationId), eq(person.id, sql.placeholder('personId'))));
});

/** Selects the page in a subquery, so that PostgreSQL reads only its crews, however badly it estimates `where`. */
function selectPage(db: Reader, sort: Sort, where: SQL | undefined) {
  const direction = sort === 'when' ? asc : desc;
  const orderBy = [direction(patrol.when), direction(patrol.id)];
  const page = db
    .select({ id: patrol.id })
    .from(patrol)
    .where(where)
    .orderBy(...orderBy)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('skip'));
  return db.query.patrol.findMany({
    where: and(eq(patrol.organizationId, organizationId), inArray(patrol.id, page)),
    with: withCrew,
    orderBy,
  });
}

const comparisons = { $lte: lte, $lt: lt, $gte: gte, $gt: gt };
const allBounds = ['$lte', '$lt', '$gte', '$gt'] as const;
type Bound = (typeof allBounds)[number];

/** Each set of time bounds gets a prepared statement of its own, since the best plan depends on them. */
function boundsOf({ filter }: PatrolsPage): Bound[] {
  return allBounds.filter((bound) => filter?.when?.[bound] !== undefined);
}

/** Returns the values for the placeholders of `matching` and `selectPage`. */
function valuesOf({ limit, skip, filter = {} }: PatrolsPage) {
  const { when, cancelled, finished } = filter;
  return { limit, skip, ...when, cancelled: nullFilterValue(cancelled), finished: nullFilterValue(finished) };
}

const organizationId = sql.placeholder('organizationId');

function matching(bounds: Bound[]): SQL | undefined {
  return and(
    eq(patrol.organizationId, organizationId),
    isNull(patrol.deleted),
    ...bounds.map((bound) => comparisons[bound](patrol.when, sql.placeholder(bound))),
    nullFilter(patrol.cancelled, 'cancelled'),
    nullFilter(patrol.finished, 'finished'),
  );
}

function matchingOwn(db: Reader, bounds: Bound[]): SQL | undefined {
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
    .where(and(nullFilter(own.declined, 'declined'), nullFilter(own.removed, 'removed')));
  return and(matching(bounds), inArray(patrol.id, theirs));
}
