import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { onPage, preparedList } from '#platform/database/list.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { formerIncident } from '#platform/database/schema/record.ts';
import type { recordRoutes } from '#record/contract';

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

/** Returns a page of a patrol's former incidents, the number of all, and whether there is such a patrol. */
export function listFormer(
  db: Reader,
  organizationId: string,
  patrolId: string,
  page: QueryOf<typeof recordRoutes.listFormerIncidents>,
) {
  return formerList(db, page, { organizationId, patrolId });
}

const [ofOrganization, ofPatrol] = [sql.placeholder('organizationId'), sql.placeholder('patrolId')];
const { incident, replaced, replacedBy, deleted } = formerIncident;

const formerList = preparedList({
  name: 'former_incidents',
  table: formerIncident,
  where: and(
    eq(formerIncident.organizationId, ofOrganization),
    eq(formerIncident.patrolId, ofPatrol),
    isNotNull(incident),
  ),
  sorts: { when: replaced },
  id: formerIncident.id,
  page: (db, parts) =>
    onPage(
      db.select({ incident, replaced, replacedBy, deleted, matches: parts.matches }).from(formerIncident),
      parts,
    ),
  counted: (db, where) =>
    db
      .select({ matches: db.$count(formerIncident, where) })
      .from(patrol)
      .where(and(eq(patrol.organizationId, ofOrganization), eq(patrol.id, ofPatrol), isNull(patrol.deleted))),
});
