import type { Location, overdueRoutes, QueryOf } from '@patrolbook/contract';
import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { patrolOut, plannedEnd } from '../../domain/patrols/conditions.store.ts';
import { ofCrew } from '../../domain/patrols/crew.store.ts';
import type { Reader } from '../../platform/database/connect.ts';
import { matchesOf } from '../../platform/database/matches.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { assignment } from '../../platform/database/schema/assignments.ts';
import { patrol } from '../../platform/database/schema/patrols.ts';
import { incident } from '../../platform/database/schema/record.ts';

type OutPage = QueryOf<typeof overdueRoutes.listPatrolsOut>;

const ofOrganization = and(eq(patrol.organizationId, sql.placeholder('organizationId')), patrolOut);

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
    'longitude', entry.longitude, 'notes', entry.location_notes)
  from incident entry
  where entry.organization_id = ${patrol.organizationId} and entry.patrol_id = ${patrol.id}
    and entry.deleted is null and (entry.address is not null or entry.latitude is not null)
  order by entry."when" desc, entry.id desc limit 1)`.as('last_place');

/**
 * Returns a page of the patrols that are out, each with its crew, its latest incident and place, and the number
 * of matches. The patrol that ends first comes first. Takes one statement, unless the page is empty.
 */
export async function listOut(db: Reader, organizationId: string, { limit, skip }: OutPage) {
  const rows = await outPage(db).execute({ organizationId, limit, skip });
  const matches = await matchesOf(rows, () => outCount(db).execute({ organizationId }));
  return { rows, matches: matches ?? 0 };
}

const outPage = prepared('patrols_out', (db) => {
  return db.query.patrol.findMany({
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
    where: ofOrganization,
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
    extras: {
      lastPlace,
      matches: sql<number>`(select count(*)::integer from ${patrol} where ${ofOrganization})`.as('matches'),
    },
    orderBy: [asc(plannedEnd), asc(patrol.id)],
    limit: sql.placeholder('limit'),
    offset: sql.placeholder('skip'),
  });
});

const outCount = prepared('patrols_out_count', (db) => {
  return db.select({ matches: count() }).from(patrol).where(ofOrganization);
});

export type OutRow = Awaited<ReturnType<typeof listOut>>['rows'][number];
