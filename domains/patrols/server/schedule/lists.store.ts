import { and, eq, inArray, isNull, type Placeholder, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { QueryOf } from '#contract';
import type { PersonPatrolsQuery, patrolRoutes } from '#patrols/contract';
import type { Reader } from '#platform/database/connect.ts';
import {
  elsewhere,
  happened,
  listFilter,
  type PageParts,
  preparedList,
  satisfies,
  within,
} from '#platform/database/list.ts';
import { testPatrol } from '#platform/database/patrol-conditions.store.ts';
import { selected } from '#platform/database/prepared.ts';
import { assignment } from '#platform/database/schema/assignments.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { person } from '#platform/database/schema/people.ts';
import { ofCrew } from '../crew.store.ts';
import { hasOpenPlaces, unanswered } from '../to-do.store.ts';
import { withCrew } from './store.ts';

export type PatrolsPage = QueryOf<typeof patrolRoutes.listPatrols>;

/** Returns a page of the organization's patrols and events, and the number of matches. */
export async function listPatrols(db: Reader, organizationId: string, page: PatrolsPage) {
  const { rows, matches } = await patrolsList(db, page, { organizationId });
  return { rows: rows.map(({ patrol }) => patrol), matches };
}

/**
 * Returns the same for the patrols a person is or was assigned to. `declined` and `removed` filter by the
 * person's latest assignment. `exists` tells whether there is such a person.
 */
export async function listPatrolsOf(
  db: Reader,
  organizationId: string,
  personId: string,
  page: PersonPatrolsQuery,
) {
  const values = { organizationId, personId, ...latest.values(page.filter) };
  const { rows, matches, exists } = await ownList(db, page, values);
  return { rows: rows.map(({ patrol }) => patrol), matches, exists };
}

const build = new QueryBuilder();
const organizationId = sql.placeholder('organizationId');

const meanings = {
  deleted: elsewhere, // no list has deleted ones
  when: within(patrol.when),
  cancelled: happened(patrol.cancelled),
  finished: happened(patrol.finished),
};

/** The organization's patrols, for every statement that lists them. */
export const listsOfOrganization = {
  table: patrol,
  where: and(eq(patrol.organizationId, organizationId), isNull(patrol.deleted)),
  sorts: { when: patrol.when },
  id: patrol.id,
  sized: true,
  /** Reads the crews of the page alone, however badly PostgreSQL estimates how many patrols match. */
  page: (db: Reader, { ids, orderBy, matches }: PageParts) =>
    db
      .select({ patrol: selected(withCrew), matches })
      .from(patrol)
      .where(and(eq(patrol.organizationId, organizationId), inArray(patrol.id, ids)))
      .orderBy(...orderBy),
};

/** The filter that the list and the file of patrols share. */
export const patrolsFilter = listFilter<NonNullable<PatrolsPage['filter']>>({
  ...meanings,
  type: satisfies((type) => sql`${patrol.type} = ${type}`),
  test: satisfies((test) => sql`${testPatrol} = ${test}`),
  patroller: satisfies((personId) => inArray(patrol.id, patrolsWithCrew(personId))),
  finalized: happened(patrol.finalized),
  undermanned: satisfies(() => hasOpenPlaces),
  unanswered: satisfies(() => unanswered),
});

const patrolsList = preparedList({ ...listsOfOrganization, name: 'patrols', filter: patrolsFilter });

/** Selects the patrols that have a person on their crew. */
function patrolsWithCrew(personId: Placeholder) {
  return build
    .select({ id: assignment.patrolId })
    .from(assignment)
    .where(and(eq(assignment.organizationId, organizationId), eq(assignment.personId, personId), ofCrew));
}

/** The latest assignment of the person to each of their patrols. */
const own = build
  .selectDistinctOn([assignment.patrolId])
  .from(assignment)
  .where(
    and(eq(assignment.organizationId, organizationId), eq(assignment.personId, sql.placeholder('personId'))),
  )
  .orderBy(assignment.patrolId, sql`${assignment.removed} desc nulls first`)
  .as('own');

const latest = listFilter<Pick<NonNullable<PersonPatrolsQuery['filter']>, 'declined' | 'removed'>>({
  declined: happened(own.declined),
  removed: happened(own.removed),
});

const ownList = preparedList({
  ...listsOfOrganization,
  name: 'own_patrols',
  where: and(
    listsOfOrganization.where,
    inArray(
      patrol.id,
      build
        .select({ id: own.patrolId })
        .from(own)
        .where(latest.where(['declined', 'removed'])),
    ),
  ),
  filter: listFilter<NonNullable<PersonPatrolsQuery['filter']>>({
    ...meanings,
    running: satisfies(() => sql`(${patrol.started} is not null and ${patrol.finished} is null)`), // in the words of the index patrol_out
    declined: elsewhere,
    removed: elsewhere,
  }),
  counted: (db, where) =>
    db
      .select({ matches: db.$count(patrol, where) })
      .from(person)
      .where(and(eq(person.organizationId, organizationId), eq(person.id, sql.placeholder('personId')))),
});
