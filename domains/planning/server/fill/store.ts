import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Reader } from '#platform/database/connect.ts';
import { assignment } from '#platform/database/schema/assignments.ts';
import { patrol } from '#platform/database/schema/patrols.ts';

/** Returns these patrols with everybody who is or was on them, but for what was undone, the earliest first. */
export function listToFill(db: Reader, organizationId: string, ids: readonly string[]) {
  return db.query.patrol.findMany({
    columns: {
      id: true,
      name: true,
      callSign: true,
      type: true,
      when: true,
      hours: true,
      crewSize: true,
      cancelled: true,
      finalized: true,
      started: true,
    },
    where: and(
      eq(patrol.organizationId, organizationId),
      inArray(patrol.id, [...ids]),
      isNull(patrol.deleted),
    ),
    orderBy: [asc(patrol.when), asc(patrol.id)],
    with: {
      assignments: {
        columns: { personId: true, declined: true, removed: true },
        where: isNull(assignment.undone),
      },
    },
  });
}
export type PatrolToFill = Awaited<ReturnType<typeof listToFill>>[number];
