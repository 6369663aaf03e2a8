import { and, asc, eq, isNull } from 'drizzle-orm';
import { tookPart } from '#patrols/server/crew.store.ts';
import type { Reader } from '#platform/database/connect.ts';
import { assignment } from '#platform/database/schema/assignments.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { person } from '#platform/database/schema/people.ts';
import { incident } from '#platform/database/schema/record.ts';

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

/** Returns a patrol with its incidents and the people who took part, for the mail about it. */
export function findFinishedPatrol(db: Reader, organizationId: string, id: string) {
  return db.query.patrol.findFirst({
    where: and(eq(patrol.organizationId, organizationId), eq(patrol.id, id)),
    with: {
      assignments: {
        where: tookPart,
        orderBy: asc(assignment.id),
        with: { person: { columns: { firstName: true, lastName: true } } },
      },
      incidents: { columns: { what: true, whatDetails: true }, where: isNull(incident.deleted) },
    },
  });
}
