import type { AssignmentOutcome, PatrolOutcome } from '@patrolbook/contract';
import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { testPatrol } from '../../domain/patrols/conditions.store.ts';
import { tookPart } from '../../domain/patrols/crew.store.ts';
import type { Reader } from '../../platform/database/connect.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { assignment } from '../../platform/database/schema/assignments.ts';
import { organization } from '../../platform/database/schema/organizations.ts';
import { patrol } from '../../platform/database/schema/patrols.ts';
import { person } from '../../platform/database/schema/people.ts';

/** A count of patrols by status, for either a local month or a local weekday (1 is Sunday); the other is null. */
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
function pastPatrol(now: string | Placeholder): SQL | undefined {
  return and(eq(patrol.type, 'patrol'), isNull(patrol.deleted), lte(patrol.when, now), not(testPatrol));
}

/** The past patrol took place: who was on its crew and not absent counts everywhere (product 4.9). */
const ran = and(isNotNull(patrol.finalized), isNull(patrol.cancelled));

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
        ran,
        pastPatrol(now),
      ),
    )
    .where(and(eq(person.organizationId, organizationId), inArray(person.id, personIds)))
    .groupBy(person.id)
    .orderBy(asc(person.id));
}

/** Counts an organization's patrols. A patrol that was never finalized did not run. */
export function tallyPatrols(
  db: Reader,
  organizationId: string,
  now: string,
): Promise<Tally<PatrolOutcome>[]> {
  return tally(db).execute({ organizationId, now });
}

const tally = prepared('tally', (db) => {
  const status = sql`case
    when ${patrol.cancelled} is not null then 'cancelled'
    when ${patrol.finalized} is not null then 'run' end`;
  return selectTally<PatrolOutcome>(db, { of: sql`${patrol}`, status });
});

/** Counts a person's patrols. A cancelled patrol counts only for a no-show. */
export function tallyPatrolsOf(
  db: Reader,
  organizationId: string,
  personId: string,
  now: string,
): Promise<Tally<AssignmentOutcome>[]> {
  return tallyOfPerson(db).execute({ organizationId, personId, now });
}

const tallyOfPerson = prepared('tally_of_person', (db) => {
  const status = sql`case
    when ${assignment.didNotShow} is not null then 'didNotShow'
    when ${patrol.cancelled} is not null then null
    when ${assignment.declined} is not null then 'declined'
    when ${ran} then 'accepted' end`;
  const of = sql`${patrol} join ${assignment}
    on ${assignment.organizationId} = ${patrol.organizationId} and ${assignment.patrolId} = ${patrol.id}
    and ${assignment.personId} = ${sql.placeholder('personId')} and ${assignment.removed} is null`;
  return selectTally<AssignmentOutcome>(db, { of, status });
});

/**
 * Counts by month and by weekday in the organization's time zone, from the first of the month `monthsBack` months ago.
 * Rows without a status are left out. They are counted by day first, because taking a time apart costs more than counting it.
 */
function selectTally<Status extends string>(db: Reader, { of, status }: { of: SQL; status: SQL }) {
  const [organizationId, now] = [sql.placeholder('organizationId'), sql.placeholder('now')];
  const tallied = sql`(
    with organization_time as (
      select time_zone as zone,
        (date_trunc('month', ${now}::timestamptz at time zone time_zone)
          - ${monthsBack} * interval '1 month') at time zone time_zone as since
      from ${organization} where ${organization.id} = ${organizationId}
    ), counted as (
      select (${patrol.when} at time zone (select zone from organization_time))::date as day, ${status} as status,
        count(*) as patrols
      from ${of}
      where ${patrol.organizationId} = ${organizationId} and ${patrol.when} >= (select since from organization_time)
        and ${pastPatrol(now)}
      group by 1, 2
    ), dated as (
      select extract(year from day)::integer as year, extract(month from day)::integer as month,
        extract(dow from day)::integer + 1 as day_of_week, status, patrols
      from counted where status is not null
    )
    select year, month, day_of_week, status, sum(patrols)::integer as count
    from dated group by grouping sets ((year, month, status), (day_of_week, status))) as tally`;
  const [year, month, dayOfWeek] = [
    sql<number | null>`year`,
    sql<number | null>`month`,
    sql<number | null>`day_of_week`,
  ];
  return db
    .select({ year, month, dayOfWeek, status: sql<Status>`status`, count: sql<number>`count` })
    .from(tallied)
    .orderBy(year, month, dayOfWeek, sql`status`);
}

export async function personExists(db: Reader, organizationId: string, id: string): Promise<boolean> {
  const byId = and(eq(person.organizationId, organizationId), eq(person.id, id));
  return (await db.$count(person, byId)) > 0;
}
