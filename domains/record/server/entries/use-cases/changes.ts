import { type DeviceTimes, type IncidentPatch, type Patrol, withoutTimes } from '#patrols/contract';
import {
  changeAndReadPatrol,
  idTakenError,
  type LockedPatrol,
  presentIncident,
} from '#patrols/server/schedule/service.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { incidentTimeIssues } from '#record/contract';
import { applyDeletion, applyEdit } from '../apply-changes.ts';
import {
  type Edit,
  editReviewed,
  isEditAside,
  keepDeletion,
  keepEdit,
  readReviewed,
} from '../edit-review.ts';
import { recordingOf, reviewOf } from '../entry.ts';
import { findEdit } from '../former-incidents.store.ts';
import { deletedMeanwhileError, notOwnError } from '../refusals.ts';
import { findIncident, type IncidentRow } from '../store.ts';

interface Params {
  id: string;
  incidentId: string;
}

/**
 * Edits and deletes incidents, and keeps their former versions (product 17.7). Both throw 404 if there is no
 * such incident, and 403 if somebody else recorded it. Both throw 409 once the patrol has finished, unless the
 * call has waited: then it counts if it was made before, and is kept for review if not.
 */
export function incidentChangeUseCases({ clock }: Pick<Context, 'clock'>) {
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
     * Deletes the incident, once. The deletion of one that is kept for review is kept with it, and so is one that
     * has waited for too long.
     */
    async remove(
      tx: Transaction,
      actor: Member,
      { id, incidentId }: Params,
      times: DeviceTimes,
    ): Promise<Patrol> {
      return changeAndReadPatrol({ tx, clock }, actor.organizationId, id, async (locked) => {
        const row = await findOwn(locked, actor, incidentId);
        const deletion = { times, by: actor.personId };
        if (row) return remove(locked, row, deletion);
        const { entry, why } = await readReviewed(locked, actor.personId, incidentId);
        await keepDeletion(locked, entry, deletion, why);
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
  const facts = withoutTimes(patch);
  const recording = recordingOf({ ...locked, by }, patch, facts.when);
  const issues =
    facts.when === undefined ? [] : incidentTimeIssues(facts.when, recording.moment, recording.started);
  const why = reviewOf(issues, recording, locked);
  if (why) return keepEdit(locked, presentIncident(row), { editId, patch, by }, why);
  await applyEdit(locked, row, { id: editId, facts, by, late: recording.late });
}

async function remove(
  locked: LockedPatrol,
  row: IncidentRow,
  { times, by }: { times: DeviceTimes; by: string },
): Promise<void> {
  if (row.deleted) return;
  const recording = recordingOf({ ...locked, by }, times);
  const why = reviewOf([], recording, locked);
  if (why) return keepDeletion(locked, presentIncident(row), { times, by }, why);
  await applyDeletion(locked, row, { by, late: recording.late });
}
