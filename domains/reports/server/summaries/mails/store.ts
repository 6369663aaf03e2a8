import { and, asc, eq, isNull } from 'drizzle-orm';
import { tookPart } from '#patrols/server/crew.store.ts';
import type { Reader } from '#platform/database/connect.ts';
import { assignment } from '#platform/database/schema/assignments.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { incident } from '#platform/database/schema/record.ts';

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
