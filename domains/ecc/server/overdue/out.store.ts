import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract';
import type { overdueRoutes } from '#ecc/contract';
import type { Location } from '#patrols/contract';
import { ofCrew } from '#patrols/server/crew.store.ts';
import { accuracyIn } from '#patrols/server/place-accuracy.store.ts';
import type { Reader } from '#platform/database/connect.ts';
import { preparedList } from '#platform/database/list.ts';
import { patrolOut, plannedEnd } from '#platform/database/patrol-conditions.store.ts';
import { assignment } from '#platform/database/schema/assignments.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { incident } from '#platform/database/schema/record.ts';

type OutPage = QueryOf<typeof overdueRoutes.listPatrolsOut>;

/** A place of the record. The instant is in PostgreSQL's notation for JSON. */
interface LastPlaceRow extends Location {
  when: string;
}

/**
 * The place of the latest entry that has one. The table is named as text, because Drizzle takes every column of an
 * extra for one of the patrol.
 */
const lastPlace = sql<LastPlaceRow | null>`(
  select json_build_object('when', entry."when", 'address', entry.address, 'latitude', entry.latitude,
    'longitude', entry.longitude, 'accuracy', ${accuracyIn(sql`entry.location_extra`)}, 'notes', entry.location_notes)
  from incident entry
  where entry.organization_id = ${patrol.organizationId} and entry.patrol_id = ${patrol.id}
    and entry.deleted is null and (entry.address is not null or entry.latitude is not null)
  order by entry."when" desc, entry.id desc limit 1)`.as('last_place');

/**
 * Returns a page of the patrols that are out, each with its crew, its latest incident and place, and the number
 * of matches. The patrol that ends first comes first.
 */
export function listOut(db: Reader, organizationId: string, page: OutPage) {
  return outList(db, page, { organizationId });
}

const ofOrganization = eq(patrol.organizationId, sql.placeholder('organizationId'));

/**
 * Selects the page in a subquery, of ids alone. PostgreSQL expects far more patrols to be out than are, and would start
 * parallel workers to sort whole rows, which takes longer than to read them (docs/performance.md).
 */
const outList = preparedList({
  name: 'patrols_out',
  table: patrol,
  where: and(ofOrganization, patrolOut),
  sorts: { end: plannedEnd },
  id: patrol.id,
  sized: true,
  page: (db, { ids, orderBy, matches }) =>
    db.query.patrol.findMany({
      columns: {
        id: true,
        name: true,
        callSign: true,
        when: true,
        hours: true,
        started: true,
        eccLogOnResponse: true,
        policeEventNumber: true,
        overdueAcknowledged: true,
        overdueAcknowledgedBy: true,
      },
      where: and(ofOrganization, inArray(patrol.id, ids)),
      with: {
        assignments: {
          columns: { personId: true },
          where: ofCrew,
          orderBy: asc(assignment.id),
        },
        incidents: {
          columns: { when: true, what: true, whatDetails: true },
          where: isNull(incident.deleted),
          orderBy: [desc(incident.when), desc(incident.id)],
          limit: 1,
        },
      },
      extras: { lastPlace, matches: matches.as('matches') },
      orderBy,
    }),
});

export type PatrolOutRow = Awaited<ReturnType<typeof listOut>>['rows'][number];
