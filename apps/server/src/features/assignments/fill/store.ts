import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/connect.ts';
import { patrol } from '../../../platform/database/schema/patrols.ts';

/** Returns these patrols with everybody who is or was on them, the earliest first. */
export function listToFill(db: Reader, organizationId: string, ids: readonly string[]) {
  return db.query.patrol.findMany({
    columns: {
      id: true,
      name: true,
      type: true,
      when: true,
      hours: true,
      crewSize: true,
      cancelled: true,
      started: true,
    },
    where: and(
      eq(patrol.organizationId, organizationId),
      inArray(patrol.id, [...ids]),
      isNull(patrol.deleted),
    ),
    orderBy: [asc(patrol.when), asc(patrol.id)],
    with: { assignments: { columns: { personId: true, declined: true, removed: true } } },
  });
}
export type PatrolToFill = Awaited<ReturnType<typeof listToFill>>[number];
