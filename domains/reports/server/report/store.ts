import { and, asc, count, eq, gte, isNotNull, isNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { tookPart } from '#patrols/server/crew.store.ts';
import type { Reader } from '#platform/database/connect.ts';
import { testPatrol } from '#platform/database/patrol-conditions.store.ts';
import { prepared } from '#platform/database/prepared.ts';
import { assignment } from '#platform/database/schema/assignments.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { person } from '#platform/database/schema/people.ts';
import { incident } from '#platform/database/schema/record.ts';
import { calledAllQuiet, incidentKind } from '#record/server/incident-kind.store.ts';

/** A month in the organization's time zone, and the present, which ends the report. */
export interface ReportedMonth {
  year: string;
  month: string;
  now: string;
}

const ofOrganization = eq(organization.id, sql.placeholder('organizationId'));

const reported = {
  id: patrol.id,
  type: patrol.type,
  name: patrol.name,
  when: patrol.when,
  hours: patrol.hours,
  callSign: patrol.callSign,
  cancelled: patrol.cancelled,
  started: patrol.started,
  finished: patrol.finished,
  eccLogOnResponse: patrol.eccLogOnResponse,
  policeEventNumber: patrol.policeEventNumber,
};

/** What the report reads of a patrol. */
export type ReportedPatrol = Pick<typeof patrol.$inferSelect, keyof typeof reported>;

/** Somebody who took part. */
export interface Participant {
  _id: string;
  firstName: string;
  lastName: string;
}

/** Everybody who took part in the patrol, as JSON. */
const crew = sql<Participant[]>`(
  select coalesce(json_agg(json_build_object('_id', ${person.id}, 'firstName', ${person.firstName}, 'lastName', ${person.lastName})), '[]')
  from ${assignment} join ${person}
    on ${person.organizationId} = ${assignment.organizationId} and ${person.id} = ${assignment.personId}
  where ${assignment.organizationId} = ${patrol.organizationId} and ${assignment.patrolId} = ${patrol.id} and ${tookPart})`;

/**
 * Returns the organization with each of the finalized or cancelled patrols and events of the month, and of the same month a
 * year before, the earliest first: one row without a patrol if there is none. Test patrols are left out.
 */
export function listReported(db: Reader, organizationId: string, month: ReportedMonth) {
  return reportedPatrols(db).execute(valuesOf(organizationId, month));
}

const reportedPatrols = prepared('reported_patrols', (db) => {
  const entries = (those: SQL) =>
    db.$count(
      incident,
      and(
        eq(incident.organizationId, patrol.organizationId),
        eq(incident.patrolId, patrol.id),
        isNull(incident.deleted),
        those,
      ),
    );
  return db
    .select({
      organization: { code: organization.code, timeZone: organization.timeZone },
      patrol: reported,
      crew,
      incidents: entries(not(calledAllQuiet)),
      allQuiet: entries(calledAllQuiet),
    })
    .from(organization)
    .leftJoin(
      patrol,
      and(
        eq(patrol.organizationId, organization.id),
        inMonths(patrol.when),
        isNull(patrol.deleted),
        or(isNotNull(patrol.finalized), isNotNull(patrol.cancelled)),
        not(testPatrol),
      ),
    )
    .where(ofOrganization)
    .orderBy(asc(patrol.when), asc(patrol.id));
});

/**
 * Counts the incidents of the month, and of the same month a year before, by kind and local day, "All quiet" among them,
 * without those of test patrols.
 */
export function countIncidents(db: Reader, organizationId: string, month: ReportedMonth) {
  return reportedIncidents(db).execute(valuesOf(organizationId, month));
}

const reportedIncidents = prepared('reported_incidents', (db) => {
  const date = sql<string>`to_char(${incident.when} at time zone ${organization.timeZone}, 'YYYY-MM-DD')`;
  return db
    .select({ what: incidentKind.as('kind'), date: date.as('date'), count: count() })
    .from(organization)
    .innerJoin(
      incident,
      and(eq(incident.organizationId, organization.id), inMonths(incident.when), isNull(incident.deleted)),
    )
    .innerJoin(
      patrol,
      and(
        eq(patrol.organizationId, incident.organizationId),
        eq(patrol.id, incident.patrolId),
        not(testPatrol),
      ),
    )
    .where(ofOrganization)
    .groupBy(incidentKind, date);
});

/** Returns the values for the placeholders of both statements. */
function valuesOf(organizationId: string, { year, month, now }: ReportedMonth) {
  return { organizationId, first: `${year}-${month}-01`, now };
}

type When = typeof patrol.when | typeof incident.when;

/** Whether an instant has passed and is in the month or in that of a year before, by the organization's clocks. */
function inMonths(when: When): SQL | undefined {
  const first = sql`${sql.placeholder('first')}::timestamp`;
  const yearBefore = sql`(${first} - interval '1 year')`;
  return and(or(inMonth(when, first), inMonth(when, yearBefore)), lte(when, sql.placeholder('now')));
}

function inMonth(when: When, first: SQL): SQL | undefined {
  return and(
    gte(when, sql`${first} at time zone ${organization.timeZone}`),
    lt(when, sql`(${first} + interval '1 month') at time zone ${organization.timeZone}`),
  );
}
