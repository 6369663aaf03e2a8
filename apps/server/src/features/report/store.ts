import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { testPatrol } from '../../domain/patrols/conditions.store.ts';
import { tookPart } from '../../domain/patrols/crew.store.ts';
import { calledAllQuiet, incidentKind } from '../../domain/patrols/incident-kind.store.ts';
import type { Reader } from '../../platform/database/connect.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { assignment } from '../../platform/database/schema/assignments.ts';
import { organization } from '../../platform/database/schema/organizations.ts';
import { patrol } from '../../platform/database/schema/patrols.ts';
import { incident } from '../../platform/database/schema/record.ts';

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
  cancelled: patrol.cancelled,
  started: patrol.started,
  finished: patrol.finished,
};

/**
 * Returns the organization with each of the month's finalized or cancelled patrols and events, the earliest
 * first: one row without a patrol if there is none. Test patrols are left out.
 */
export function listReported(db: Reader, organizationId: string, month: ReportedMonth) {
  return reportedPatrols(db).execute(valuesOf(organizationId, month));
}

const reportedPatrols = prepared('reported_patrols', (db) => {
  const took = db.$count(
    assignment,
    and(eq(assignment.organizationId, patrol.organizationId), eq(assignment.patrolId, patrol.id), tookPart),
  );
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
      crew: took,
      incidents: entries(not(calledAllQuiet)),
      allQuiet: entries(calledAllQuiet),
    })
    .from(organization)
    .leftJoin(
      patrol,
      and(
        eq(patrol.organizationId, organization.id),
        inMonth(patrol.when),
        isNull(patrol.deleted),
        or(isNotNull(patrol.finalized), isNotNull(patrol.cancelled)),
        not(testPatrol),
      ),
    )
    .where(ofOrganization)
    .orderBy(asc(patrol.when), asc(patrol.id));
});

/** Counts the month's incidents by kind, "All quiet" among them, without those of test patrols. */
export function countIncidents(db: Reader, organizationId: string, month: ReportedMonth) {
  return reportedIncidents(db).execute(valuesOf(organizationId, month));
}

const reportedIncidents = prepared('reported_incidents', (db) => {
  const number = count();
  return db
    .select({ what: incidentKind.as('kind'), count: number })
    .from(organization)
    .innerJoin(
      incident,
      and(eq(incident.organizationId, organization.id), inMonth(incident.when), isNull(incident.deleted)),
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
    .groupBy(incidentKind)
    .orderBy(desc(number), asc(incidentKind));
});

/** Returns the values for the placeholders of both statements. */
function valuesOf(organizationId: string, { year, month, now }: ReportedMonth) {
  return { organizationId, first: `${year}-${month}-01`, now };
}

/** Whether an instant has passed and is in the month, by the organization's clocks. */
function inMonth(when: typeof patrol.when | typeof incident.when): SQL | undefined {
  const first = sql`${sql.placeholder('first')}::timestamp`;
  return and(
    gte(when, sql`${first} at time zone ${organization.timeZone}`),
    lt(when, sql`(${first} + interval '1 month') at time zone ${organization.timeZone}`),
    lte(when, sql.placeholder('now')),
  );
}
