import type { AssignmentOutcome, PatrolOutcome } from '@patrolbook/contract';
import { and, asc, eq, inArray, isNull, lte, not, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/connect.ts';
import { tookPart } from '../../platform/database/on-crew.ts';
import { assignment } from '../../platform/database/schema/assignments.ts';
import { organization } from '../../platform/database/schema/organizations.ts';
import { patrol } from '../../platform/database/schema/patrols.ts';
import { person } from '../../platform/database/schema/people.ts';
import { isTestPatrol } from '../../platform/database/test-patrol.ts';

/** A count of patrols by status, either for a local month or for a local weekday (1 is Sunday); the other is null. */
export type Tally<Status extends string> = {
  year: number | null;
  month: number | null;
  dayOfWeek: number | null;
  status: Status;
  count: number;
};

/** How many months before the current one are counted (product 7.6). */
const monthsBack = 60;

/** Patrols whose start has passed, without events and test patrols (product 7.6). */
function isPastPatrol(now: string): SQL | undefined {
  return and(eq(patrol.type, 'patrol'), isNull(patrol.deleted), lte(patrol.when, now), not(isTestPatrol));
}

/**
 * Returns how many past patrols each of these people has done (product 4.9), leaving out other organizations' people.
 */
export function countAllTime(db: Reader, organizationId: string, personIds: string[], now: string) {
  return db
    .select({ id: person.id, allTime: sql<number>`count(${patrol.id})::integer` })
    .from(person)
    .leftJoin(
      assignment,
      and(eq(assignment.organizationId, person.organizationId), eq(assignment.personId, person.id), tookPart),
    )
    .leftJoin(
      patrol,
      and(
        eq(patrol.organizationId, assignment.organizationId),
        eq(patrol.id, assignment.patrolId),
        isNull(patrol.cancelled),
        isPastPatrol(now),
      ),
    )
    .where(and(eq(person.organizationId, organizationId), inArray(person.id, personIds)))
    .groupBy(person.id)
    .orderBy(asc(person.id));
}

/** Counts an organization's patrols. A patrol that was never finalized did not run. */
export function tallyPatrols(db: Reader, organizationId: string, now: string) {
  const status = sql`case
    when ${patrol.cancelled} is not null then 'cancelled'
    when ${patrol.finalized} is not null then 'run' end`;
  return tally<PatrolOutcome>(db, organizationId, now, { of: sql`${patrol}`, status });
}

/** Counts a person's patrols. A cancelled patrol counts only for a no-show. */
export function tallyPatrolsOf(db: Reader, organizationId: string, personId: string, now: string) {
  const status = sql`case
    when ${assignment.didNotShow} is not null then 'didNotShow'
    when ${patrol.cancelled} is not null then null
    when ${assignment.accepted} is not null then 'accepted'
    when ${assignment.declined} is not null then 'declined' end`;
  const of = sql`${patrol} join ${assignment}
    on ${assignment.organizationId} = ${patrol.organizationId} and ${assignment.patrolId} = ${patrol.id}
    and ${assignment.personId} = ${personId} and ${assignment.removed} is null`;
  return tally<AssignmentOutcome>(db, organizationId, now, { of, status });
}

/**
 * Counts by month and by weekday in the organization's time zone, from the first of the month `monthsBack` months ago.
 * Rows without a status are left out.
 */
async function tally<Status extends string>(
  db: Reader,
  organizationId: string,
  now: string,
  { of, status }: { of: SQL; status: SQL },
): Promise<Tally<Status>[]> {
  const { rows } = await db.execute<Tally<Status>>(sql`
    with organization_time as (
      select time_zone as zone,
        (date_trunc('month', ${now}::timestamptz at time zone time_zone)
          - ${monthsBack} * interval '1 month') at time zone time_zone as since
      from ${organization} where ${organization.id} = ${organizationId}
    ), counted as (
      select ${patrol.when} at time zone (select zone from organization_time) as local, ${status} as status
      from ${of}
      where ${patrol.organizationId} = ${organizationId} and ${patrol.when} >= (select since from organization_time)
        and ${isPastPatrol(now)}
    ), dated as (
      select extract(year from local)::integer as year, extract(month from local)::integer as month,
        extract(dow from local)::integer + 1 as "dayOfWeek", status
      from counted where status is not null
    )
    select year, month, "dayOfWeek", status, count(*)::integer as count
    from dated group by grouping sets ((year, month, status), ("dayOfWeek", status))
    order by year, month, "dayOfWeek", status`);
  return rows;
}

export async function personExists(db: Reader, organizationId: string, id: string): Promise<boolean> {
  const isThis = and(eq(person.organizationId, organizationId), eq(person.id, id));
  return (await db.$count(person, isThis)) > 0;
}
