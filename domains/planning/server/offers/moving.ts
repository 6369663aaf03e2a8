import { giveAnswer, mailTaken, newAssignment, notPatrollerError } from '#crew/server/assignments/service.ts';
import {
  findAssignment,
  findLatest,
  insertAssignments,
  lockAssignee,
  lockPeople,
  updateAssignment,
} from '#crew/server/store.ts';
import type { LockedPatrol } from '#patrols/server/schedule/service.ts';
import { mailCovered } from './mails/queue.ts';

/** The moves of whoever takes a place, and of whoever had it. */

/** Locks those who are to be put on patrols. Throws 409 for one who is no patroller any more. */
export async function lockTakers(
  { tx, organizationId }: LockedPatrol,
  personIds: readonly string[],
): Promise<void> {
  await lockPeople(tx, organizationId, personIds);
  for (const id of personIds) {
    const person = await lockAssignee(tx, organizationId, id);
    if (!person || person.finished || !person.roles.includes('patroller')) throw notPatrollerError();
  }
}

/** Puts somebody on the patrol by their own word: they have accepted, and are mailed. */
export async function putOnByOwnWord(locked: LockedPatrol, personId: string): Promise<void> {
  const { tx, organizationId, patrol } = locked;
  const latest = await findLatest(tx, organizationId, patrol._id, personId);
  // Whoever had declined accepts after all.
  if (latest && !latest.removed) return giveAnswer('accepted', locked, latest, personId);
  await insertAssignments(tx, organizationId, [newAssignment(locked, personId, null)]);
  const assignment = await findLatest(tx, organizationId, patrol._id, personId);
  if (!assignment) throw new Error('an assignment that was inserted was not found');
  await giveAnswer('accepted', locked, assignment, personId);
  await mailTaken(locked, assignment);
}

interface Replacement {
  offerId: string;
  /** The place that was taken over. */
  assignmentId: string;
  /** Who has taken it. */
  by: string;
  /** Whether the admins are told: of a swap once. */
  toAdmins: boolean;
}

/** Takes off the crew whose place has been taken over, and tells everyone concerned (product 6.39). */
export async function replace(
  locked: LockedPatrol,
  { offerId, assignmentId, by, toAdmins }: Replacement,
): Promise<void> {
  const { tx, organizationId, now } = locked;
  await updateAssignment(tx, organizationId, assignmentId, { removed: now, removedBy: by });
  const former = await findAssignment(tx, organizationId, assignmentId);
  if (former) await mailCovered(locked, { offerId, former, by, toAdmins });
}
