import { addDays, startOfDay } from '@patrolbook/contract';
import { and, asc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/connect.ts';
import { assignment } from '../../../platform/database/schema/assignments.ts';
import { organization } from '../../../platform/database/schema/organizations.ts';
import { patrol } from '../../../platform/database/schema/patrols.ts';
import { person } from '../../../platform/database/schema/people.ts';
import { incident } from '../../../platform/database/schema/record.ts';
import { isTestPatrol } from '../../../platform/database/test-patrol.ts';

/** What the mails to summary recipients say. Each read takes one or two statements. */

const recorded = {
  incidents: { columns: { what: true }, where: isNull(incident.deleted) },
} as const;

/** Returns a patrol with its crew and incidents. */
export function findFinishedPatrol(db: Reader, organizationId: string, id: string) {
  return db.query.patrol.findFirst({
    where: and(eq(patrol.organizationId, organizationId), eq(patrol.id, id)),
    with: {
      assignments: {
        where: and(isNull(assignment.declined), isNull(assignment.removed), isNull(assignment.didNotShow)),
        orderBy: asc(assignment.id),
        with: { person: { columns: { firstName: true, lastName: true } } },
      },
      ...recorded,
    },
  });
}

/** Returns the month's patrols, without events, drafts and test patrols (product 7.6). `month` is the date of its first day. */
export function listPatrolsOfMonth(
  db: Reader,
  { organizationId, month, zone }: { organizationId: string; month: string; zone: string },
) {
  const next = `${addDays(month, 31).slice(0, 7)}-01`;
  return db.query.patrol.findMany({
    columns: { cancelled: true, hours: true, started: true, finished: true },
    where: and(
      eq(patrol.organizationId, organizationId),
      eq(patrol.type, 'patrol'),
      gte(patrol.when, startOfDay(month, zone)),
      lt(patrol.when, startOfDay(next, zone)),
      isNull(patrol.deleted),
      sql`(${patrol.finalized} is not null or ${patrol.cancelled} is not null)`,
      sql`not ${isTestPatrol}`,
    ),
    with: recorded,
  });
}

/** Returns an unfinished person with their organization. */
export async function findMember(db: Reader, organizationId: string, id: string) {
  const [found] = await db
    .select({ person, organization })
    .from(person)
    .innerJoin(organization, eq(organization.id, person.organizationId))
    .where(and(eq(person.organizationId, organizationId), eq(person.id, id), isNull(person.finished)));
  return found;
}
