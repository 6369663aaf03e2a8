import { v7 as newId } from 'uuid';
import {
  type DeviceTimes,
  type Incident,
  type IncidentPatch,
  isTooLate,
  presentStoredIncident,
  type ReviewReason,
  withoutTimes,
} from '#patrols/contract';
import { effectiveTime, type LockedPatrol } from '#patrols/server/schedule/service.ts';
import { notFound } from '#platform/http/pipeline/app-error.ts';
import { withFormerExtra } from './columns.ts';
import { originOf } from './entry.ts';
import { notOwnError } from './refusals.ts';
import { keepForReview } from './review.ts';
import { findSetAside, isDeletionKept } from './set-aside.store.ts';

/**
 * Edits and deletions that are kept for review: those to an impossible time or from after the finish, and those of
 * an incident that is itself kept for review (product 17.15).
 */

export interface Edit {
  editId: string | undefined;
  patch: Omit<IncidentPatch, 'editId'>;
  by: string;
}

export async function isEditAside(
  { tx, organizationId, patrol }: LockedPatrol,
  id: string | undefined,
): Promise<boolean> {
  if (id === undefined) return false;
  const found = await findSetAside(tx, organizationId, { patrolId: patrol._id, kind: 'edit', id });
  return found !== undefined;
}

/** Keeps the incident as the edit would have made it. */
export async function keepEdit(
  locked: LockedPatrol,
  incident: Incident,
  { editId, patch, by }: Edit,
  why: ReviewReason,
): Promise<void> {
  const facts = withoutTimes(patch);
  const { moment } = effectiveTime(patch, locked.now);
  const edited = withFormerExtra(facts, incident.extra ?? null);
  const entry = { ...incident, ...edited, ...originOf(patch, locked, { by, late: false }) };
  await keepForReview(locked, { kind: 'edit', id: editId ?? newId(), by, entry, moment, why, patch: facts });
}

/** Keeps the deletion of an incident, once. */
export async function keepDeletion(
  locked: LockedPatrol,
  incident: Incident,
  { times, by }: { times: DeviceTimes; by: string },
  why: ReviewReason,
): Promise<void> {
  const { tx, organizationId, patrol } = locked;
  const incidentId = incident._id;
  if (await isDeletionKept(tx, organizationId, { patrolId: patrol._id, incidentId })) return;
  const { moment } = effectiveTime(times, locked.now);
  const entry = { ...incident, ...originOf(times, locked, { by, late: false }) };
  await keepForReview(locked, { kind: 'edit', id: newId(), by, entry, moment, why, deletes: true });
}

/**
 * Keeps an edit of an incident that is kept for review. Throws 404 if there is no such incident, and 403 if
 * somebody else recorded it.
 */
export async function editReviewed(locked: LockedPatrol, incidentId: string, edit: Edit): Promise<void> {
  const { entry, why } = await readReviewed(locked, edit.by, incidentId);
  const { moment } = effectiveTime(edit.patch, locked.now);
  await keepEdit(locked, entry, edit, isTooLate(moment, locked.now) ? 'too-late' : why);
}

/**
 * Returns an incident that is kept for review, and why. Throws 404 if there is none, and 403 if somebody else
 * recorded it.
 */
export async function readReviewed({ tx, organizationId, patrol }: LockedPatrol, by: string, id: string) {
  const found = await findSetAside(tx, organizationId, { patrolId: patrol._id, kind: 'incident', id });
  if (!found?.why || !('what' in found.entry)) throw notFound();
  if (found.by !== by) throw notOwnError();
  return { entry: presentStoredIncident(found.entry), why: found.why };
}
