import type { incidentRoutes, QueryOf } from '@patrolbook/contract';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { onCrew } from '../../domain/patrols/crew.store.ts';
import type { Reader } from '../../platform/database/connect.ts';
import { matchesOf } from '../../platform/database/matches.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { incident } from '../../platform/database/schema/record.ts';
import { type Condition, conditionsOf, matching, type SearchScope, valuesOf } from './matching.store.ts';

export type IncidentsPage = QueryOf<typeof incidentRoutes.listIncidents>;
type Sort = IncidentsPage['sort'];

/**
 * Returns a page of the organization's incidents and the number of matches. Each incident comes with its patrol
 * and whether the person is on that patrol's crew. Takes one statement, unless the page is empty.
 */
export async function listIncidents(
  db: Reader,
  { organizationId, personId, ...scope }: SearchScope & { personId: string },
  { limit, skip, sort, filter }: IncidentsPage,
) {
  const given = conditionsOf(filter);
  const values = { organizationId, personId, limit, skip, ...valuesOf(filter, scope) };
  const rows = await incidentsPage(db, sort, ...given).execute(values);
  const matches = await matchesOf(rows, () => incidentsCount(db, ...given).execute(values));
  return { rows, matches: matches ?? 0 };
}
export type ListedIncident = Awaited<ReturnType<typeof listIncidents>>['rows'][number];

const incidentsCount = prepared('incidents_count', (db, ...given: Condition[]) => {
  return db.select({ matches: sql<number>`count(*)::integer` }).from(incident).where(matching(given));
});

/**
 * Selects the page in a subquery, and then reads its incidents and their patrols. One join of all three was several times slower
 * among many organizations (docs/performance.md).
 */
const incidentsPage = prepared('incidents', (db, sort: Sort, ...given: Condition[]) => {
  const direction = sort === 'when' ? asc : desc;
  const orderBy = [direction(incident.when), direction(incident.id)];
  const where = matching(given);
  const organizationId = sql.placeholder('organizationId');
  const page = db
    .select({ id: incident.id })
    .from(incident)
    .where(where)
    .orderBy(...orderBy)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('skip'));
  return db.query.incident.findMany({
    columns: { search: false },
    where: and(eq(incident.organizationId, organizationId), inArray(incident.id, page)),
    with: { patrol: { columns: { id: true, name: true, when: true, type: true } } },
    extras: {
      matches: sql<number>`(select count(*)::integer from ${incident} where ${where})`.as('matches'),
      isOnCrew: onCrew(db, organizationId, incident.patrolId, sql.placeholder('personId')).as('is_on_crew'),
    },
    orderBy,
  });
});
