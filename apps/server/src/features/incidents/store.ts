import type { incidentRoutes, QueryOf } from '@patrolbook/contract';
import { and, asc, desc, eq, exists, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/connect.ts';
import { matchesOf } from '../../platform/database/matches.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { assignment } from '../../platform/database/schema/assignments.ts';
import { organization } from '../../platform/database/schema/organizations.ts';
import { patrol } from '../../platform/database/schema/patrols.ts';
import { incident } from '../../platform/database/schema/record.ts';
import { type Condition, conditionsOf, matching, type Searcher, valuesOf } from './matching.ts';

export type IncidentsPage = QueryOf<typeof incidentRoutes.listIncidents>;
type Sort = IncidentsPage['sort'];

/**
 * Returns a page of the organization's incidents, each with its patrol and whether the person is on that patrol's crew, and
 * the number of matches: in one statement, unless the page is empty.
 */
export async function listIncidents(
  db: Reader,
  { organizationId, personId, ...searcher }: Searcher & { personId: string },
  { limit, skip, sort, filter }: IncidentsPage,
) {
  const given = conditionsOf(filter);
  const values = { organizationId, personId, limit, skip, ...valuesOf(filter, searcher) };
  const rows = await incidentsPage(db, sort, ...given).execute(values);
  const matches = await matchesOf(rows, () => incidentsCount(db, ...given).execute(values));
  return { rows, matches: matches ?? 0 };
}
export type ListedIncident = Awaited<ReturnType<typeof listIncidents>>['rows'][number];

const incidentsCount = prepared('incidents_count', (db, ...given: Condition[]) => {
  return db.select({ matches: sql<number>`count(*)::integer` }).from(incident).where(matching(given));
});

/**
 * Selects the page, and counts the matches in passing, in a subquery: without words an index answers it alone, and no incident
 * is read but those of the page.
 */
const incidentsPage = prepared('incidents', (db, sort: Sort, ...given: Condition[]) => {
  const direction = sort === 'when' ? asc : desc;
  const orderBy = [direction(incident.when), direction(incident.id)];
  const page = db
    .select({ id: incident.id, matches: sql<number>`(count(*) over ())::integer`.as('matches') })
    .from(incident)
    .where(matching(given))
    .orderBy(...orderBy)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('skip'))
    .as('page');
  const { search: _, ...shown } = getTableColumns(incident);
  const { id, name, when, type } = patrol;
  return db
    .select({ ...shown, patrol: { id, name, when, type }, isOnCrew: isOnCrew(db), matches: page.matches })
    .from(page)
    .innerJoin(
      incident,
      and(eq(incident.organizationId, sql.placeholder('organizationId')), eq(incident.id, page.id)),
    )
    .innerJoin(
      patrol,
      and(eq(patrol.organizationId, incident.organizationId), eq(patrol.id, incident.patrolId)),
    )
    .orderBy(...orderBy);
});

/** Whether the person `personId` is on the crew of the incident's patrol. */
function isOnCrew(db: Reader): SQL<boolean> {
  const own = db
    .select({ id: assignment.id })
    .from(assignment)
    .where(
      and(
        eq(assignment.organizationId, sql.placeholder('organizationId')),
        eq(assignment.patrolId, incident.patrolId),
        eq(assignment.personId, sql.placeholder('personId')),
        isNull(assignment.declined),
        isNull(assignment.removed),
      ),
    );
  return sql<boolean>`${exists(own)}`;
}

/** Returns what a file of the organization's is named after, and the zone of its times. */
export async function findOrganization(db: Reader, organizationId: string) {
  const [found] = await db
    .select({ code: organization.code, timeZone: organization.timeZone })
    .from(organization)
    .where(eq(organization.id, organizationId));
  if (!found) throw new Error('an organization was not found');
  return found;
}
