import {
  type DeviceTimes,
  type Incident,
  type IncidentPatch,
  incidentTimeIssues,
  type Patrol,
  withoutTimes,
} from '@patrolbook/contract';
import { v7 as newId } from 'uuid';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/database/connect.ts';
import { isChange } from '../../../platform/edits.ts';
import type { Member } from '../../../platform/http/pipeline/actor.ts';
import {
  changeAndReadPatrol,
  idTakenError,
  type LockedPatrol,
  presentIncident,
  refuseTooLate,
} from '../../patrols/service.ts';
import { columnsOf, withFormerExtra } from '../columns.ts';
import { type Edit, editReviewed, isEditAside, keepEdit, readReviewed } from '../edit-review.ts';
import { recordingOf, reviewOf } from '../entry.ts';
import { findEdit, insertFormer } from '../former-incidents.store.ts';
import { deletedMeanwhileError, notOwnError } from '../refusals.ts';
import { findIncident, type IncidentRow, updateIncident } from '../store.ts';

interface Params {
  id: string;
  incidentId: string;
}

/**
 * Edits and deletes incidents, and keeps their former versions (product 17.7). Both throw 404 if there is no
 * such incident, and 403 if somebody else recorded it. Both throw 409 once the patrol has finished, unless the
 * call was made before.
 */
export function changeUseCases({ clock }: Pick<Context, 'clock'>) {
  return {
    /**
     * The same `editId` again changes nothing, nor does an edit that alters no value. Throws 409 if the incident
     * was deleted, and 400 for the wrong time. A waiting edit to an impossible time is kept for review instead.
     */
    async edit(
      tx: Transaction,
      actor: Member,
      { id, incidentId }: Params,
      { editId, ...patch }: IncidentPatch,
    ): Promise<Patrol> {
      return changeAndReadPatrol({ tx, clock }, actor.organizationId, id, async (locked) => {
        const change = { editId, patch, by: actor.personId };
        if (await isEditAside(locked, editId)) return;
        const row = await findOwn(locked, actor, incidentId);
        if (!row) return editReviewed(locked, incidentId, change);
        const former = editId ? await findEdit(tx, actor.organizationId, editId) : undefined;
        if (former?.incidentId === incidentId) return;
        if (former) throw idTakenError();
        if (row.deleted) throw deletedMeanwhileError();
        await edit(locked, row, change);
      });
    },

    /**
     * Deletes the incident, once. Versions that are kept for review stay there. Throws 409 if the call has
     * waited for too long.
     */
    async remove(
      tx: Transaction,
      actor: Member,
      { id, incidentId }: Params,
      times: DeviceTimes,
    ): Promise<Patrol> {
      return changeAndReadPatrol({ tx, clock }, actor.organizationId, id, async (locked) => {
        const row = await findOwn(locked, actor, incidentId);
        if (!row) await readReviewed(locked, actor.personId, incidentId);
        else if (!row.deleted) await remove(locked, row, { times, by: actor.personId });
      });
    },
  };
}

/** Returns undefined if the incident is not in the record; it may be kept for review. */
async function findOwn(
  { tx, organizationId, patrol }: LockedPatrol,
  { personId }: Member,
  incidentId: string,
): Promise<IncidentRow | undefined> {
  const row = await findIncident(tx, organizationId, { patrolId: patrol._id, incidentId });
  if (row && row.by !== personId) throw notOwnError();
  return row;
}

async function edit(locked: LockedPatrol, row: IncidentRow, { editId, patch, by }: Edit): Promise<void> {
  const { tx, organizationId, now: edited } = locked;
  const facts = withoutTimes(patch);
  const recording = recordingOf(locked, patch, facts.when);
  const issues =
    facts.when === undefined ? [] : incidentTimeIssues(facts.when, recording.moment, recording.started);
  const why = reviewOf(issues, recording, locked);
  if (why) return keepEdit(locked, presentIncident(row), { editId, patch, by }, why);
  // A time that somebody types is certain.
  const timeUncertain = row.timeUncertain && (facts.when === undefined || facts.when === row.when);
  const columns = { ...columnsOf(withFormerExtra(facts, row.extra)), timeUncertain };
  const former = { id: editId ?? newId(), incidentId: row.id, by, deleted: false };
  if (!isChange(row, columns)) {
    // The edit is known from now on, so that its repeat does not undo a later one.
    if (editId) await keepFormer(locked, null, former);
    return;
  }
  await keepFormer(locked, presentIncident(row), former);
  const late = row.late || recording.afterFinish;
  await updateIncident(tx, organizationId, row.id, { ...columns, late, edited, editedBy: by });
}

async function remove(
  locked: LockedPatrol,
  row: IncidentRow,
  { times, by }: { times: DeviceTimes; by: string },
): Promise<void> {
  const { tx, organizationId, now: deleted } = locked;
  const recording = recordingOf(locked, times);
  refuseTooLate(recording, deleted);
  const late = row.late || recording.afterFinish;
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
