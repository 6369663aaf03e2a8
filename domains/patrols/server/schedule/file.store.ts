import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type BatchStart, batches } from '#platform/database/batches.ts';
import type { Reader } from '#platform/database/connect.ts';
import { prepared } from '#platform/database/prepared.ts';
import { assignment, guest } from '#platform/database/schema/assignments.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { tookPart } from '../crew.store.ts';
import { listsOfOrganization, type PatrolsPage, patrolsFilter } from './lists.store.ts';

/** Yields what the file contains of each match, the latest first. */
export function readPatrolsInFile(db: Reader, organizationId: string, filter: PatrolsPage['filter']) {
  const given = patrolsFilter.given(filter);
  const values = { organizationId, ...patrolsFilter.values(filter) };
  return batches(100, (place, batch) => patrolBatch(db, place, ...given).execute({ ...values, ...batch }));
}
export type PatrolInFile = Awaited<ReturnType<ReturnType<typeof patrolBatch>['execute']>>[number];

/** The last row that was read, in the order of the file. */
const lastRead = sql`(${sql.placeholder('lastWhen')}::timestamptz, ${sql.placeholder('lastId')}::uuid)`;
const before = sql`(${patrol.when}, ${patrol.id}) < ${lastRead}`;
const latestFirst = [desc(patrol.when), desc(patrol.id)];

const columns = {
  id: true,
  type: true,
  name: true,
  when: true,
  hours: true,
  callSign: true,
  finalized: true,
  cancelled: true,
  started: true,
  finished: true,
  eccLogOnResponse: true,
  policeEventNumber: true,
} as const;

const patrolBatch = prepared('patrols_in_file', (db, place: BatchStart, ...given: string[]) => {
  const page = db
    .select({ id: patrol.id })
    .from(patrol)
    .where(and(listsOfOrganization.where, patrolsFilter.where(given), place === 'next' ? before : undefined))
    .orderBy(...latestFirst)
    .limit(sql.placeholder('limit'));
  return db.query.patrol.findMany({
    columns,
    where: and(eq(patrol.organizationId, sql.placeholder('organizationId')), inArray(patrol.id, page)),
    with: {
      assignments: {
        columns: {},
        where: tookPart,
        orderBy: asc(assignment.id),
        with: { person: { columns: { firstName: true, lastName: true } } },
      },
      guests: { columns: { name: true }, where: isNull(guest.removed), orderBy: asc(guest.id) },
    },
    orderBy: latestFirst,
  });
});
