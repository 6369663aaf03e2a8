import { and, count, eq, exists, isNull, type SQL, sql } from 'drizzle-orm';
import { everOnCrew, onCrew } from '#patrols/server/crew.store.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { prepared } from '#platform/database/prepared.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { incident, setAside } from '#platform/database/schema/record.ts';

export type IncidentRow = typeof incident.$inferSelect;

/** The facts that decide whether an incident can be recorded on a patrol. */
interface IncidentContext {
  organizationId: string;
  patrolId: string;
  personId: string;
  /** The id that the client chose. */
  incidentId: string;
}

/**
 * Returns whether the person is or was on the patrol's crew, and how many incidents it has and how many of them are
 * theirs (deleted ones included). Of the incident with that id, if there is one, returns its author and its
 * patrol. Returns also who recorded the incident with that id that is set aside, and whether any start is.
 */
export async function findIncidentContext(tx: Transaction, context: IncidentContext) {
  const [found] = await sceneOf(tx).execute({ ...context });
  if (!found) throw new Error('a locked patrol was not found');
  return found;
}

const sceneOf = prepared('incident_scene', (db: Reader) => {
  const organizationId = sql.placeholder('organizationId');
  const patrolId = sql.placeholder('patrolId');
  const personId = sql.placeholder('personId');
  const ofPatrol = and(eq(incident.organizationId, organizationId), eq(incident.patrolId, patrolId));
  const counted = (those: SQL | undefined) =>
    sql<number>`(${db.select({ count: count() }).from(incident).where(those)})::int`;
  const aside = (kind: typeof setAside.$inferSelect.kind, such?: SQL) =>
    db
      .select({ by: setAside.by })
      .from(setAside)
      .where(
        and(
          eq(setAside.organizationId, organizationId),
          eq(setAside.patrolId, patrolId),
          eq(setAside.kind, kind),
          such,
        ),
      );
  const sameAside = aside('incident', eq(setAside.id, sql.placeholder('incidentId')));
  return db
    .select({
      isOnCrew: onCrew(db, organizationId, patrolId, personId),
      wasOnCrew: everOnCrew(db, organizationId, patrolId, personId),
      incidents: counted(ofPatrol),
      ownIncidents: counted(and(ofPatrol, eq(incident.by, personId))),
      same: { patrolId: incident.patrolId, by: incident.by },
      asideBy: sql<string | null>`${sameAside}`,
      startAside: sql<boolean>`${exists(aside('start'))}`,
    })
    .from(patrol)
    .leftJoin(
      incident,
      and(eq(incident.organizationId, patrol.organizationId), eq(incident.id, sql.placeholder('incidentId'))),
    )
    .where(and(eq(patrol.organizationId, organizationId), eq(patrol.id, patrolId)));
});

/** Returns an incident of a patrol, deleted or not. */
export async function findIncident(
  db: Reader,
  organizationId: string,
  { patrolId, incidentId }: { patrolId: string; incidentId: string },
): Promise<IncidentRow | undefined> {
  const [found] = await db
    .select()
    .from(incident)
    .where(and(byId(organizationId, incidentId), eq(incident.patrolId, patrolId)));
  return found;
}

/** Returns false if the id is taken. */
export async function insertIncident(
  tx: Transaction,
  organizationId: string,
  row: Omit<typeof incident.$inferInsert, 'organizationId'>,
): Promise<boolean> {
  const inserted = await tx
    .insert(incident)
    .values({ ...row, organizationId })
    .onConflictDoNothing({ target: [incident.organizationId, incident.id] })
    .returning({ id: incident.id });
  return inserted.length > 0;
}

export async function updateIncident(
  tx: Transaction,
  organizationId: string,
  id: string,
  change: Partial<IncidentRow>,
): Promise<void> {
  await tx.update(incident).set(change).where(byId(organizationId, id));
}

/** Deletes all of a patrol's incidents that are not deleted. */
export async function deleteIncidents(
  tx: Transaction,
  organizationId: string,
  patrolId: string,
  deletion: Pick<IncidentRow, 'deleted' | 'deletedBy'>,
): Promise<void> {
  const ofPatrol = and(eq(incident.organizationId, organizationId), eq(incident.patrolId, patrolId));
  await tx
    .update(incident)
    .set(deletion)
    .where(and(ofPatrol, isNull(incident.deleted)));
}

function byId(organizationId: string, id: string): SQL | undefined {
  return and(eq(incident.organizationId, organizationId), eq(incident.id, id));
}
