import { and, eq, inArray, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract';
import { onCrew } from '#patrols/server/crew.store.ts';
import type { Reader } from '#platform/database/connect.ts';
import { preparedList } from '#platform/database/list.ts';
import { incident } from '#platform/database/schema/record.ts';
import type { incidentRoutes } from '#record/contract';
import { incidentFilter, ofOrganization, type SearchScope, valuesOf } from './matching.store.ts';

export type IncidentsQuery = QueryOf<typeof incidentRoutes.listIncidents>;

/**
 * Returns a page of the organization's incidents and the number of matches. Each incident comes with its patrol
 * and whether the person is on that patrol's crew.
 */
export function listIncidents(
  db: Reader,
  { personId, ...scope }: SearchScope & { personId: string },
  page: IncidentsQuery,
) {
  return incidentsList(db, page, valuesOf(scope), { personId });
}
export type ListedIncident = Awaited<ReturnType<typeof listIncidents>>['rows'][number];

/**
 * Selects the page in a subquery, and then reads its incidents and their patrols. One join of all three was several times slower
 * among many organizations (docs/performance.md).
 */
const incidentsList = preparedList({
  name: 'incidents',
  table: incident,
  where: ofOrganization,
  filter: incidentFilter,
  sorts: { when: incident.when },
  id: incident.id,
  page(db, { ids, orderBy, matches }) {
    const organizationId = sql.placeholder('organizationId');
    return db.query.incident.findMany({
      columns: { search: false },
      where: and(eq(incident.organizationId, organizationId), inArray(incident.id, ids)),
      with: { patrol: { columns: { id: true, name: true, when: true, type: true } } },
      extras: {
        matches: matches.as('matches'),
        isOnCrew: onCrew(db, organizationId, incident.patrolId, sql.placeholder('personId')).as('is_on_crew'),
      },
      orderBy,
    });
  },
});
