import type { QueryOf, recordRoutes } from '@patrolbook/contract';
import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/connect.ts';
import { matchesOf } from '../../platform/database/matches.ts';
import { patrol } from '../../platform/database/schema/patrols.ts';
import { formerIncident } from '../../platform/database/schema/record.ts';

/** Returns the id of the incident that an edit changed; undefined if there was no such edit. */
export async function findEdit(db: Reader, organizationId: string, id: string) {
  const [found] = await db
    .select({ incidentId: formerIncident.incidentId })
    .from(formerIncident)
    .where(and(eq(formerIncident.organizationId, organizationId), eq(formerIncident.id, id)));
  return found;
}

/** Returns false if the id is taken. */
export async function insertFormer(
  tx: Transaction,
  organizationId: string,
  row: Omit<typeof formerIncident.$inferInsert, 'organizationId'>,
): Promise<boolean> {
  const inserted = await tx
    .insert(formerIncident)
    .values({ ...row, organizationId })
    .onConflictDoNothing({ target: [formerIncident.organizationId, formerIncident.id] })
    .returning({ id: formerIncident.id });
  return inserted.length > 0;
}

/** Inserts many, whose ids are ours. */
export async function insertFormers(
  tx: Transaction,
  organizationId: string,
  rows: readonly Omit<typeof formerIncident.$inferInsert, 'organizationId'>[],
): Promise<void> {
  await tx.insert(formerIncident).values(rows.map((row) => ({ ...row, organizationId })));
}

/** Returns a page of a patrol's former incidents, and the number of all. `matches` is undefined if there is no such patrol. */
export async function listFormer(
  db: Reader,
  organizationId: string,
  patrolId: string,
  { sort, limit, skip }: QueryOf<typeof recordRoutes.listFormerIncidents>,
) {
  const direction = sort === 'when' ? asc : desc;
  const { incident, replaced, replacedBy, deleted } = formerIncident;
  const ofPatrol = and(
    eq(formerIncident.organizationId, organizationId),
    eq(formerIncident.patrolId, patrolId),
    isNotNull(incident),
  );
  const all = db.select({ matches: count() }).from(formerIncident).where(ofPatrol);
  const matches = sql<number>`(${all})::int`;
  const rows = await db
    .select({ incident, replaced, replacedBy, deleted, matches })
    .from(formerIncident)
    .where(ofPatrol)
    .orderBy(direction(replaced), direction(formerIncident.id))
    .limit(limit)
    .offset(skip);
  const byId = and(
    eq(patrol.organizationId, organizationId),
    eq(patrol.id, patrolId),
    isNull(patrol.deleted),
  );
  return { rows, matches: await matchesOf(rows, () => db.select({ matches }).from(patrol).where(byId)) };
}
