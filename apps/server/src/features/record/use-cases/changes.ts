import {
  type DeviceTimes,
  type Incident,
  type IncidentPatch,
  incidentTimeIssues,
  type Patrol,
} from '@patrolbook/contract';
import { v7 as newId } from 'uuid';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/database/connect.ts';
import { isChange } from '../../../platform/edits.ts';
import type { Member } from '../../../platform/http/pipeline/actor.ts';
import { notFound } from '../../../platform/http/pipeline/app-error.ts';
import { changeAndReadPatrol, idTaken, type LockedPatrol, presentIncident } from '../../patrols/service.ts';
import { columnsOf } from '../columns.ts';
import { isOutside, recordingOf } from '../entry.ts';
import { findEdit, insertFormer } from '../former-incidents.store.ts';
import { deletedMeanwhile, notOwn } from '../refusals.ts';
import { findIncident, type IncidentRow, updateIncident } from '../store.ts';

interface Params {
  id: string;
  incidentId: string;
}

/**
 * Edits and deletes incidents, and keeps their former versions (product 17.7). Both throw 404 if there is no such incident, 403 if
 * somebody else recorded it, and 409 once the patrol has finished, unless they have waited since before.
 */
export function changeUseCases({ clock }: Pick<Context, 'clock'>) {
  return {
    /**
     * The same `editId` again changes nothing, nor does an edit to what it is already. Throws 409 if it was deleted, and 400 for
     * the wrong time, unless it has waited.
     */
    async edit(
      tx: Transaction,
      actor: Member,
      { id, incidentId }: Params,
      { editId, ...patch }: IncidentPatch,
    ): Promise<Patrol> {
      return changeAndReadPatrol({ tx, clock }, actor.organizationId, id, async (locked) => {
        const row = await readOwn(locked, actor, incidentId);
        const former = editId ? await findEdit(tx, actor.organizationId, editId) : undefined;
        if (former?.incidentId === incidentId) return;
        if (former) throw idTaken();
        if (row.deleted) throw deletedMeanwhile();
        await edit(locked, row, { editId, patch, by: actor.personId });
      });
    },

    /** Deletes it, once. */
    async remove(
      tx: Transaction,
      actor: Member,
      { id, incidentId }: Params,
      times: DeviceTimes,
    ): Promise<Patrol> {
      return changeAndReadPatrol({ tx, clock }, actor.organizationId, id, async (locked) => {
        const row = await readOwn(locked, actor, incidentId);
        if (!row.deleted) await remove(locked, row, { times, by: actor.personId });
      });
    },
  };
}

async function readOwn(
  { tx, organizationId, patrol }: LockedPatrol,
  { personId }: Member,
  incidentId: string,
): Promise<IncidentRow> {
  const row = await findIncident(tx, organizationId, { patrolId: patrol._id, incidentId });
  if (!row) throw notFound();
  if (row.by !== personId) throw notOwn();
  return row;
}

type Edit = { editId: string | undefined; patch: Omit<IncidentPatch, 'editId'>; by: string };

async function edit(locked: LockedPatrol, row: IncidentRow, { editId, patch, by }: Edit): Promise<void> {
  const { tx, organizationId, now: edited } = locked;
  const { recorded: _, sent: __, ...facts } = patch;
  const recording = recordingOf(locked, patch, facts.when);
  const issues =
    facts.when === undefined ? [] : incidentTimeIssues(facts.when, recording.moment, recording.started);
  const isAtOddTime = isOutside(issues, recording);
  const columns = columnsOf(facts);
  const former = { id: editId ?? newId(), incidentId: row.id, by, deleted: false };
  if (!isChange(row, columns)) {
    // known from now on, so that its repeat does not undo a later edit
    if (editId) await keepFormer(locked, null, former);
    return;
  }
  await keepFormer(locked, presentIncident(row), former);
  const late = row.late || isAtOddTime || recording.afterFinish;
  await updateIncident(tx, organizationId, row.id, { ...columns, late, edited, editedBy: by });
}

async function remove(
  locked: LockedPatrol,
  row: IncidentRow,
  { times, by }: { times: DeviceTimes; by: string },
): Promise<void> {
  const { tx, organizationId, now: deleted } = locked;
  const late = row.late || recordingOf(locked, times).afterFinish;
  // a deletion has no version of its own, so what it deletes is marked
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
  if (!(await insertFormer(tx, organizationId, row))) throw idTaken();
}
