import { and, eq, isNull } from 'drizzle-orm';
import type { Reader } from '#platform/database/connect.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { person } from '#platform/database/schema/people.ts';

/** Returns a patrol, and who recorded on it; undefined if either is gone. */
export async function findKeptMailData(
  db: Reader,
  organizationId: string,
  { patrolId, by }: { patrolId: string; by: string },
) {
  const [found] = await db
    .select({ patrol, author: person })
    .from(patrol)
    .innerJoin(person, and(eq(person.organizationId, patrol.organizationId), eq(person.id, by)))
    .where(and(eq(patrol.organizationId, organizationId), eq(patrol.id, patrolId), isNull(patrol.deleted)));
  return found;
}
