import { and, arrayContains, asc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import { tookPart } from '#patrols/server/crew.store.ts';
import type { AvailabilityPeriod } from '#planning/contract';
import type { Reader } from '#platform/database/connect.ts';
import { testPatrol } from '#platform/database/patrol-conditions.store.ts';
import { assignment } from '#platform/database/schema/assignments.ts';
import { byName } from '#platform/database/schema/columns.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { availability, person } from '#platform/database/schema/people.ts';
import { pairs } from '../pairs.store.ts';

/** What somebody has said, as JSON. */
const periods = sql<AvailabilityPeriod[]>`(
  select coalesce(json_agg(json_build_object('kind', ${availability.kind}, 'from', ${availability.from},
    'until', ${availability.until}, 'weekdays', ${availability.weekdays})), '[]')
  from ${availability}
  where ${availability.organizationId} = ${person.organizationId} and ${availability.personId} = ${person.id})`;

/** Returns the unfinished patrollers by name, with what they and admins say of them, and what holds for the whole organization. */
export function listPatrollers(db: Reader, organizationId: string) {
  return db
    .select({
      _id: person.id,
      firstName: person.firstName,
      lastName: person.lastName,
      patrolsAMonth: person.patrolsAMonth,
      periods,
      experienced: person.experienced,
      pairs,
      timeZone: organization.timeZone,
      experiencedOnEach: organization.experiencedOnEach,
    })
    .from(person)
    .innerJoin(organization, eq(organization.id, person.organizationId))
    .where(
      and(
        eq(person.organizationId, organizationId),
        isNull(person.finished),
        arrayContains(person.roles, ['patroller']),
      ),
    )
    .orderBy(asc(byName(person.lastName)), asc(byName(person.firstName)), asc(person.id));
}

export type AvailablePatroller = Awaited<ReturnType<typeof listPatrollers>>[number];

/** Returns who is, or was, on which patrols and events that begin between two instants, drafts too. A crew shares its patrol. */
export async function listGoing(db: Reader, organizationId: string, range: Range) {
  const rows = await listCrews(db, organizationId, range);
  return rows.flatMap(({ personIds, ...patrol }) => personIds.map((personId) => ({ personId, patrol })));
}
/** Somebody and a patrol that they are on. */
export type GoingOf = Awaited<ReturnType<typeof listGoing>>[number];
export type CandidateDuty = GoingOf['patrol'];

interface Range {
  from: string;
  before: string;
}

function listCrews(db: Reader, organizationId: string, { from, before }: Range) {
  const { id: _id, name, when, hours, type, finalized } = patrol;
  const personIds = sql<string[]>`json_agg(${assignment.personId})`;
  return db
    .select({ _id, name, when, hours, type, finalized, isTest: testPatrol, personIds })
    .from(patrol)
    .innerJoin(
      assignment,
      and(eq(assignment.organizationId, patrol.organizationId), eq(assignment.patrolId, patrol.id)),
    )
    .where(
      and(
        eq(patrol.organizationId, organizationId),
        gte(when, from),
        lt(when, before),
        isNull(patrol.cancelled),
        isNull(patrol.deleted),
        tookPart,
      ),
    )
    .groupBy(patrol.organizationId, _id)
    .orderBy(asc(when), asc(_id));
}
