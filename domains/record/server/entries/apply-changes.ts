import { v7 as newId } from 'uuid';
import type { Incident } from '#patrols/contract';
import { idTakenError, type LockedPatrol, presentIncident } from '#patrols/server/schedule/service.ts';
import { altersRow } from '#platform/edits.ts';
import { columnsOf, type IncidentFacts, withFormerExtra } from './columns.ts';
import { insertFormer } from './former-incidents.store.ts';
import { type IncidentRow, updateIncident } from './store.ts';

/** An edit that counts. */
interface CountingEdit {
  /** The id that its author chose. */
  id: string | undefined;
  facts: Partial<IncidentFacts>;
  by: string;
  /** Whether it comes after the finish. */
  late: boolean;
}

/** Edits an incident, and keeps its former version (product 17.7). */
export async function applyEdit(
  locked: LockedPatrol,
  row: IncidentRow,
  { id, facts, by, late }: CountingEdit,
): Promise<void> {
  const { tx, organizationId, now: edited } = locked;
  // A time that somebody types is certain.
  const timeUncertain = row.timeUncertain && (facts.when === undefined || facts.when === row.when);
  const columns = { ...columnsOf(withFormerExtra(facts, row.extra)), timeUncertain };
  const former = { id: id ?? newId(), incidentId: row.id, by, deleted: false };
  if (!altersRow(row, columns)) {
    // The edit is known from now on, so that its repeat does not undo a later one.
    if (id) await keepFormer(locked, null, former);
    return;
  }
  await keepFormer(locked, presentIncident(row), former);
  await updateIncident(tx, organizationId, row.id, {
    ...columns,
    late: row.late || late,
    edited,
    editedBy: by,
  });
}

/** Deletes an incident, and keeps it for admins. */
export async function applyDeletion(
  locked: LockedPatrol,
  row: IncidentRow,
  { by, late: isLate }: Pick<CountingEdit, 'by' | 'late'>,
): Promise<void> {
  const { tx, organizationId, now: deleted } = locked;
  const late = row.late || isLate;
  // A deletion has no version of its own, so the version that it deletes is marked.
  const former = { id: newId(), incidentId: row.id, by, deleted: true };
  await keepFormer(locked, presentIncident({ ...row, late }), former);
  await updateIncident(tx, organizationId, row.id, { late, deleted, deletedBy: by });
}

async function keepFormer(
  { tx, organizationId, patrol, now: replaced }: LockedPatrol,
  incident: Incident | null,
  { by, ...former }: { id: string; incidentId: string; by: string; deleted: boolean },
): Promise<void> {
  const row = { ...former, patrolId: patrol._id, incident, replaced, replacedBy: by };
  if (!(await insertFormer(tx, organizationId, row))) throw idTakenError();
}
