import { and, type Column, eq, exists, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '#platform/database/connect.ts';
import { assignment } from '#platform/database/schema/assignments.ts';

/** The condition that an assignment is one of the crew. Compare `isOnCrew` of the contract. */
export const ofCrew = isOnCrewOf(assignment);

/** Returns the same condition for an aliased assignment. */
export function isOnCrewOf({
  declined,
  removed,
}: Record<'declined' | 'removed', AnyPgColumn>): SQL | undefined {
  return and(isNull(declined), isNull(removed));
}

/** The condition that an assignment's person takes part in the patrol, or took part in a past one. */
export const tookPart = and(ofCrew, isNull(assignment.didNotShow));

type Key = string | Placeholder;

/** Returns the condition that a person is on a patrol's crew. */
export function onCrew(db: Reader, organizationId: Key, patrolId: Key | Column, personId: Key): SQL<boolean> {
  return hasAssignment(db, organizationId, patrolId, personId, ofCrew);
}

/** Returns the condition that a person is or was on it. */
export function everOnCrew(
  db: Reader,
  organizationId: Key,
  patrolId: Key | Column,
  personId: Key,
): SQL<boolean> {
  return hasAssignment(db, organizationId, patrolId, personId);
}

function hasAssignment(
  db: Reader,
  organizationId: Key,
  patrolId: Key | Column,
  personId: Key,
  such?: SQL,
): SQL<boolean> {
  const own = db
    .select({ id: assignment.id })
    .from(assignment)
    .where(
      and(
        eq(assignment.organizationId, organizationId),
        eq(assignment.patrolId, patrolId),
        eq(assignment.personId, personId),
        such,
      ),
    );
  return sql<boolean>`${exists(own)}`;
}
