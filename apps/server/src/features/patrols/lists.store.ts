import type { PersonPatrolsQuery, patrolRoutes, QueryOf } from '@patrolbook/contract';
import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { testPatrol } from '../../domain/patrols/conditions.store.ts';
import { ofCrew } from '../../domain/patrols/crew.store.ts';
import type { Reader } from '../../platform/database/connect.ts';
import { matchesOf } from '../../platform/database/matches.ts';
import { nullFilter, nullFilterValue } from '../../platform/database/null-filter.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { assignment } from '../../platform/database/schema/assignments.ts';
import { patrol } from '../../platform/database/schema/patrols.ts';
import { person } from '../../platform/database/schema/people.ts';
import { withCrew } from './store.ts';

export type PatrolsPage = QueryOf<typeof patrolRoutes.listPatrols>;
type Sort = PatrolsPage['sort'];

/** A page of one of the two lists. */
type Page = Pick<PatrolsPage, 'limit' | 'skip'> & {
  filter?: PatrolsPage['filter'] & PersonPatrolsQuery['filter'];
};

/**
 * Returns a page of the organization's patrols and events, and the number of matches. Takes one statement,
 * unless the page is empty.
 */
export async function listPatrols(db: Reader, organizationId: string, page: PatrolsPage) {
  const [given, values] = [conditionsOf(page), { organizationId, ...valuesOf(page) }];
  const rows = await patrolsPage(db, page.sort, ...given).execute(values);
  const matches = await matchesOf(rows, () => patrolsCount(db, ...given).execute(values));
  return { rows, matches: matches ?? 0 };
}

const patrolsPage = prepared('patrols', (db, sort: Sort, ...given: Condition[]) => {
  return selectPage(db, sort, matching(db, given));
});

const patrolsCount = prepared('patrols_count', (db, ...given: Condition[]) => {
  return db.select({ matches: count() }).from(patrol).where(matching(db, given));
});

/**
 * Returns the same for the patrols a person is or was assigned to. `declined` and `removed` filter by the
 * person's latest assignment. `matches` is undefined if the person does not exist.
 */
export async function listPatrolsOf(
  db: Reader,
  organizationId: string,
  personId: string,
  page: PersonPatrolsQuery,
) {
  const { declined, removed } = page.filter ?? {};
  const own = { personId, declined: nullFilterValue(declined), removed: nullFilterValue(removed) };
  const [given, values] = [conditionsOf(page), { organizationId, ...own, ...valuesOf(page) }];
  const rows = await ownPage(db, page.sort, ...given).execute(values);
  return { rows, matches: await matchesOf(rows, () => ownCount(db, ...given).execute(values)) };
}

const ownPage = prepared('own_patrols', (db, sort: Sort, ...given: Condition[]) => {
  return selectPage(db, sort, matchingOwn(db, given));
});

const ownCount = prepared('own_patrols_count', (db, ...given: Condition[]) => {
  return db
    .select({ matches: db.$count(patrol, matchingOwn(db, given)) })
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
    extras: { matches: sql<number>`(select count(*)::integer from ${patrol} where ${where})`.as('matches') },
    orderBy,
  });
}

const organizationId = sql.placeholder('organizationId');

const optional = ['$lte', '$lt', '$gte', '$gt', 'type', 'test', 'patroller', 'running'] as const;
type Condition = (typeof optional)[number];

/** The optional conditions, named like their placeholders. */
const conditions: Record<Condition, (db: Reader) => SQL> = {
  $lte: () => lte(patrol.when, sql.placeholder('$lte')),
  $lt: () => lt(patrol.when, sql.placeholder('$lt')),
  $gte: () => gte(patrol.when, sql.placeholder('$gte')),
  $gt: () => gt(patrol.when, sql.placeholder('$gt')),
  type: () => eq(patrol.type, sql.placeholder('type')),
  test: () => eq(testPatrol, sql.placeholder('test')),
  patroller: (db) => inArray(patrol.id, patrolsWithCrew(db)),
  running: () => sql`(${patrol.started} is not null and ${patrol.finished} is null)`, // in the words of the index patrol_out
};

/** Each set of conditions gets its own prepared statement, because the best plan depends on them. */
function conditionsOf(page: Page): Condition[] {
  const values = valuesOf(page);
  return optional.filter((condition) => values[condition] !== undefined);
}

/** Returns the values for the placeholders of `matching` and `selectPage`. */
function valuesOf({ limit, skip, filter = {} }: Page) {
  const { when, cancelled, finished, type, test, patroller, running } = filter;
  const happened = { cancelled: nullFilterValue(cancelled), finished: nullFilterValue(finished) };
  return { limit, skip, ...when, ...happened, type, test, patroller, running };
}

function matching(db: Reader, given: Condition[]): SQL | undefined {
  return and(
    eq(patrol.organizationId, organizationId),
    isNull(patrol.deleted),
    ...given.map((condition) => conditions[condition](db)),
    nullFilter(patrol.cancelled, 'cancelled'),
    nullFilter(patrol.finished, 'finished'),
  );
}

/** Selects the patrols that have the person `patroller` on their crew. */
function patrolsWithCrew(db: Reader) {
  return db
    .select({ id: assignment.patrolId })
    .from(assignment)
    .where(
      and(
        eq(assignment.organizationId, organizationId),
        eq(assignment.personId, sql.placeholder('patroller')),
        ofCrew,
      ),
    );
}

function matchingOwn(db: Reader, given: Condition[]): SQL | undefined {
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
  return and(matching(db, given), inArray(patrol.id, theirs));
}
