import { and, eq, exists, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Reader } from './connect.ts';
import { assignment } from './schema/assignments.ts';

/** Returns the condition that a person is on a patrol's crew. Compare `isOnCrew` of the contract. */
export function isOnCrew(
  db: Reader,
  organizationId: string | Placeholder,
  patrolId: string | Placeholder,
  personId: string | Placeholder,
): SQL<boolean> {
  const own = db
    .select({ id: assignment.id })
    .from(assignment)
    .where(
      and(
        eq(assignment.organizationId, organizationId),
        eq(assignment.patrolId, patrolId),
        eq(assignment.personId, personId),
        isNull(assignment.declined),
        isNull(assignment.removed),
      ),
    );
  return sql<boolean>`${exists(own)}`;
}
