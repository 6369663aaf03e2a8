import { type AvailabilityPeriod, unavailableOn } from '@patrolbook/contract';
import {
  and,
  arrayContains,
  asc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  sql,
} from 'drizzle-orm';
import { testPatrol } from '../../domain/patrols/conditions.store.ts';
import { tookPart } from '../../domain/patrols/crew.store.ts';
import type { Reader } from '../../platform/database/connect.ts';
import { assignment } from '../../platform/database/schema/assignments.ts';
import { byName } from '../../platform/database/schema/columns.ts';
import { patrol } from '../../platform/database/schema/patrols.ts';
import { availability, person } from '../../platform/database/schema/people.ts';

/** The instants between which patrols are counted, the last ones excluded. */
export interface CountedPeriods {
  month: { from: string; before: string };
  quarter: { from: string; before: string };
  /** From when on a last patrol is looked for. */
  since: string;
  now: string;
  /** A patrol that does not count. */
  except: string | undefined;
}

/** Returns the unfinished patrollers by name, with the patrols that each went on and is to go on. */
export function listPatrollers(db: Reader, organizationId: string, counted: CountedPeriods) {
  const went = patrolsWent(db, organizationId, counted);
  return db
    .select({
      _id: person.id,
      patrolsAMonth: person.patrolsAMonth,
      lastPatrol: went.lastPatrol,
      inMonth: sql<number>`coalesce(${went.inMonth}, 0)`.mapWith(Number),
      inQuarter: sql<number>`coalesce(${went.inQuarter}, 0)`.mapWith(Number),
    })
    .from(person)
    .leftJoin(went, eq(went.personId, person.id))
    .where(
      and(
        eq(person.organizationId, organizationId),
        isNull(person.finished),
        arrayContains(person.roles, ['patroller']),
      ),
    )
    .orderBy(asc(byName(person.lastName)), asc(byName(person.firstName)), asc(person.id));
}

/** Counts each patroller's patrols, without events and test patrols: past ones if they were finalized, coming drafts too. */
function patrolsWent(
  db: Reader,
  organizationId: string,
  { month, quarter, since, now, except }: CountedPeriods,
) {
  const { when } = patrol;
  const countIn = ({ from, before }: CountedPeriods['month']) =>
    sql<number>`count(*) filter (where ${and(gte(when, from), lt(when, before))})`;
  return db
    .select({
      personId: assignment.personId,
      lastPatrol: sql<string | null>`max(${when}) filter (where ${lte(when, now)})`
        .mapWith(when)
        .as('last_patrol'),
      inMonth: countIn(month).as('in_month'),
      inQuarter: countIn(quarter).as('in_quarter'),
    })
    .from(patrol)
    .innerJoin(
      assignment,
      and(eq(assignment.organizationId, patrol.organizationId), eq(assignment.patrolId, patrol.id)),
    )
    .where(
      and(
        eq(patrol.organizationId, organizationId),
        gte(when, since < quarter.from ? since : quarter.from),
        lt(when, now > quarter.before ? now : quarter.before),
        eq(patrol.type, 'patrol'),
        not(testPatrol),
        isNull(patrol.cancelled),
        isNull(patrol.deleted),
        or(isNotNull(patrol.finalized), gt(when, now)),
        except === undefined ? undefined : ne(patrol.id, except),
        tookPart,
      ),
    )
    .groupBy(assignment.personId)
    .as('went');
}

/** Returns what people say of a local date, by person: those who are not available. */
export async function listUnavailable(db: Reader, organizationId: string, date: string) {
  const { personId, kind, from, until, weekdays } = availability;
  const rows = await db
    .select({ personId, kind, from, until, weekdays })
    .from(availability)
    .where(
      and(
        eq(availability.organizationId, organizationId),
        lte(from, date),
        or(isNull(until), gte(until, date)),
      ),
    );
  const byPerson = new Map<string, AvailabilityPeriod[]>();
  for (const { personId: id, ...period } of rows) byPerson.set(id, [...(byPerson.get(id) ?? []), period]);
  return new Map([...byPerson].map(([id, periods]) => [id, unavailableOn(periods, date)]));
}
