import type { overdueRoutes, QueryOf } from '@patrolbook/contract';
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

/**
 * Returns a page of the patrols that are out, each with its crew and its latest incident, and the number of
 * matches. The patrol that ends first comes first. Takes one statement, unless the page is empty.
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
