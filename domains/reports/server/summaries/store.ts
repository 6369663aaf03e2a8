import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, not, type SQL, sql } from 'drizzle-orm';
import type { AssignmentOutcome, PatrolOutcome } from '#patrols/contract';
import { tookPart } from '#patrols/server/crew.store.ts';
import type { Reader } from '#platform/database/connect.ts';
import { patrolInSummary } from '#platform/database/in-summary.ts';
import { testPatrol } from '#platform/database/patrol-conditions.store.ts';
import { prepared } from '#platform/database/prepared.ts';
import { assignment } from '#platform/database/schema/assignments.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { person } from '#platform/database/schema/people.ts';

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

const [organizationId, now] = [sql.placeholder('organizationId'), sql.placeholder('now')];

/** The patrol is neither an event nor a test (product 7.6). */
const isCounted = and(eq(patrol.type, 'patrol'), isNull(patrol.deleted), not(testPatrol));

/** The patrol's start has passed, and lies in the months that a summary counts. */
const inFiveYears = and(
  eq(patrol.organizationId, organizationId),
  gte(patrol.when, sql`(select since from organization_time)`),
  lte(patrol.when, now),
);

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
        isCounted,
        lte(patrol.when, now),
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

/** Those that start together are counted in the index `patrol_in_summary`, before anything is worked out of them. */
const tally = prepared('tally', (db) => {
  const started = sql`select ${patrol.when}, count(*) as patrols, count(${patrol.cancelled}) as cancelled
    from ${patrol} where ${inFiveYears} and ${patrolInSummary} group by ${patrol.when}`;
  return selectTally<PatrolOutcome>(
    db,
    sql`select "when", status, of_status.patrols from (${started}) as started
      cross join lateral (values ('run', started.patrols - cancelled), ('cancelled', cancelled)) as of_status (status, patrols)
      where of_status.patrols > 0`,
  );
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
  return selectTally<AssignmentOutcome>(
    db,
    sql`select ${patrol.when}, ${status} as status, 1 as patrols from ${patrol} join ${assignment}
      on ${assignment.organizationId} = ${patrol.organizationId} and ${assignment.patrolId} = ${patrol.id}
      and ${assignment.personId} = ${sql.placeholder('personId')} and ${assignment.removed} is null
      where ${inFiveYears} and ${isCounted}`,
  );
});

/**
 * Adds up patrols by month and by weekday in the organization's time zone, from the first of the month `monthsBack` months ago. `started`
 * selects how many start when, with their status; those without one are left out. They are added up by day first, because taking a time
 * apart costs more than adding it up.
 */
function selectTally<Status extends string>(db: Reader, started: SQL) {
  const tallied = sql`(
    with organization_time as (
      select time_zone as zone,
        (date_trunc('month', ${now}::timestamptz at time zone time_zone)
          - ${monthsBack} * interval '1 month') at time zone time_zone as since
      from ${organization} where ${organization.id} = ${organizationId}
    ), counted as (
      select ("when" at time zone (select zone from organization_time))::date as day, status, sum(patrols) as patrols
      from (${started}) as started
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
