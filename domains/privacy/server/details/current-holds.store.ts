import { and, eq, gt, gte, isNull, or, sql } from 'drizzle-orm';
import type { Reader } from '#platform/database/connect.ts';
import { onPage, preparedList } from '#platform/database/list.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { privacyHold } from '#platform/database/schema/privacy.ts';
import { incident } from '#platform/database/schema/record.ts';

const { id, type, name, when } = patrol;

const ofPatrol = and(
  eq(patrol.organizationId, privacyHold.organizationId),
  eq(patrol.id, privacyHold.patrolId),
);
const ofIncident = and(
  eq(incident.organizationId, privacyHold.organizationId),
  eq(incident.id, privacyHold.incidentId),
);

const holds = preparedList({
  name: 'current_holds',
  table: privacyHold,
  where: and(
    eq(privacyHold.organizationId, sql.placeholder('organizationId')),
    isNull(privacyHold.released),
    gte(privacyHold.until, sql.placeholder('date')),
    or(isNull(privacyHold.releases), gt(privacyHold.releases, sql.placeholder('dayBegan'))),
  ),
  sorts: { until: privacyHold.until },
  id: privacyHold.id,
  page: (db, parts) =>
    onPage(
      db
        .select({
          hold: privacyHold,
          patrol: { id, type, name, when },
          incident: { what: incident.what, when: incident.when },
          matches: parts.matches,
        })
        .from(privacyHold)
        .innerJoin(patrol, ofPatrol)
        .leftJoin(incident, ofIncident),
      parts,
    ),
});

/** Returns a page of what is held on a local date, the one that ends first first, and the number of all. */
export function listCurrentHolds(
  db: Reader,
  organizationId: string,
  { date, dayBegan, page }: { date: string; dayBegan: string; page: Parameters<typeof holds>[1] },
) {
  return holds(db, page, { organizationId, date, dayBegan });
}
