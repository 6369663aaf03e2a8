import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { overdueHours } from '#contract';
import { isOnCrewOf } from '#patrols/server/crew.store.ts';
import type { Reader } from '#platform/database/connect.ts';
import { assignment } from '#platform/database/schema/assignments.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { person } from '#platform/database/schema/people.ts';

/** Confidants see everything in any case, so their statements skip the crew-mate subquery. */
export type ViewerKind = 'confidant' | 'member';

/** The person who reads people. */
export interface PeopleReader {
  organizationId: string;
  personId: string;
  kind: ViewerKind;
  now: string;
}

/**
 * Returns whether a person is on an upcoming or running patrol with the viewer, whose properties are the
 * statement's placeholders. The subquery does not depend on the row, so PostgreSQL runs it once for a whole
 * list.
 */
export function crewMate(db: Reader, viewerKind: ViewerKind): SQL<boolean> {
  if (viewerKind === 'confidant') return sql<boolean>`false`;
  const own = alias(assignment, 'own');
  const mate = alias(assignment, 'mate');
  const mates = db
    .select({ personId: mate.personId })
    .from(own)
    .innerJoin(
      patrol,
      and(eq(patrol.organizationId, own.organizationId), eq(patrol.id, own.patrolId), upcomingOrRunning()),
    )
    .innerJoin(mate, and(eq(mate.organizationId, own.organizationId), eq(mate.patrolId, own.patrolId)))
    .where(
      and(
        eq(own.organizationId, sql.placeholder('organizationId')),
        eq(own.personId, sql.placeholder('personId')),
        isOnCrewOf(own),
        isOnCrewOf(mate),
      ),
    );
  return sql<boolean>`${inArray(person.id, mates)}`;
}

/**
 * As `isUpcomingOrRunning` of the contract: a patrol that was started may last longer than planned, but not for
 * ever.
 */
function upcomingOrRunning(): SQL | undefined {
  const lasts = sql`case when ${patrol.started} is null then 0 else ${overdueHours}::integer end`;
  const end = sql`${patrol.when} + (${patrol.hours} + ${lasts}) * interval '1 hour'`;
  return and(
    isNull(patrol.cancelled),
    isNull(patrol.deleted),
    isNull(patrol.finished),
    sql`${end} > ${sql.placeholder('now')}`,
  );
}
