import { v7 as newId } from 'uuid';
import type { BodyOf } from '#contract';
import { type assignmentRoutes, canChangeCrew } from '#crew/contract';
import type { Patrol } from '#patrols/contract';
import {
  changeAndReadPatrol,
  changeLimits,
  countChange,
  type LockedPatrol,
  notUpcomingError,
  personalMessage,
} from '#patrols/server/schedule/service.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { conflict, notFound } from '#platform/http/pipeline/app-error.ts';
import {
  type AssignmentRow,
  findLatest,
  insertAssignments,
  lockAssignee,
  updateAssignment,
} from '../../store.ts';
import { patrollerRemoved } from '../mails/patroller-removed.tsx';
import { mailAssigned, mailPatrollers } from '../mails/queue.ts';
import { warnOfStandDown } from '../mails/stand-down.ts';
import { currentAssignment } from './current-assignment.ts';
import { findDoubleBooked } from './double-booking.ts';

/** Assigns patrollers to upcoming patrols and removes them. */
export function crewUseCases({ clock }: Pick<Context, 'clock'>) {
  return {
    /**
     * Assigns a patroller. On a finalized patrol they are mailed at once. Throws 404 for an unknown person.
     * Throws 409 for one who is not an unfinished patroller, is already assigned, or is double-booked and this
     * is not overridden. Throws 429 beyond a limit (product 12.13).
     */
    async assign(
      tx: Transaction,
      actor: Member,
      patrolId: string,
      personId: string,
      booking: { override: boolean },
    ): Promise<Patrol> {
      return changeAndReadPatrol({ tx, clock }, actor.organizationId, patrolId, (locked) => {
        return putOn(locked, actor, personId, booking);
      });
    },

    /**
     * Removes a patroller. On a finalized patrol they are mailed, unless they had declined. Throws 429 beyond a
     * limit.
     */
    async remove(
      tx: Transaction,
      actor: Member,
      patrolId: string,
      personId: string,
      { message }: BodyOf<typeof assignmentRoutes.removePatroller>,
    ): Promise<Patrol> {
      return changeAndReadPatrol({ tx, clock }, actor.organizationId, patrolId, (locked) => {
        return takeOff(locked, actor, personId, message);
      });
    },
  };
}

/** Puts a patroller on a patrol as `assign` does. */
export async function putOn(
  locked: LockedPatrol,
  { roles, personId: by }: Member,
  personId: string,
  { override }: { override: boolean },
): Promise<void> {
  const { tx, organizationId, patrol, now } = locked;
  const person = await lockAssignee(tx, organizationId, personId);
  if (!person) throw notFound();
  if (!canChangeCrew(patrol, roles, now)) throw notUpcomingError(patrol);
  if (person.finished || !person.roles.includes('patroller')) throw notPatrollerError();
  const latest = await findLatest(tx, organizationId, patrol._id, personId);
  if (latest && !latest.removed) throw alreadyAssignedError(patrol.type);
  const clashes = (await findDoubleBooked(locked, [personId], { override })).has(personId);
  await countCrewChange(locked, personId, by);
  const assignment = newAssignment(locked, personId, clashes ? by : null);
  await insertAssignments(tx, organizationId, [assignment]);
  if (patrol.finalized) await mailAssigned(locked, [assignment]);
}

/** Takes a patroller off a patrol as `remove` does. */
export async function takeOff(
  locked: LockedPatrol,
  { roles, personId: by }: Member,
  personId: string,
  said: string | null | undefined,
): Promise<void> {
  const { patrol, now } = locked;
  const assignment = await currentAssignment(locked, personId);
  if (!canChangeCrew(patrol, roles, now)) throw notUpcomingError(patrol);
  await countCrewChange(locked, personId, by);
  await unassign(locked, assignment, by, said);
}

/**
 * Counts that somebody is added to a patrol or removed from it, because each change of a finalized one sends a
 * mail.
 */
export async function countCrewChange(locked: LockedPatrol, personId: string, by: string): Promise<void> {
  if (!locked.patrol.finalized) return;
  await countChange(locked, changeLimits.crewChanges, `${locked.patrol._id}:${personId}`);
  await countChange(locked, changeLimits.allCrewChanges, by);
}

/** Returns an assignment to insert. `doubleBookedBy` is the person who has overridden a double booking. */
export function newAssignment(
  { patrol, now }: LockedPatrol,
  personId: string,
  doubleBookedBy: string | null,
) {
  return {
    id: newId(),
    patrolId: patrol._id,
    personId,
    created: now,
    ...(doubleBookedBy && { doubleBooked: now, doubleBookedBy }),
  };
}

/** `said` is what an admin says to whoever is removed. */
export async function unassign(
  locked: LockedPatrol,
  assignment: AssignmentRow,
  by: string,
  said?: string | null,
): Promise<void> {
  const { tx, organizationId, patrol, now } = locked;
  await updateAssignment(tx, organizationId, assignment.id, { removed: now, removedBy: by });
  if (!patrol.finalized || assignment.declined) return;
  const notice = { mail: patrollerRemoved, message: personalMessage(said, by) };
  await mailPatrollers(locked, notice, [assignment]);
  await warnOfStandDown(locked, by);
}

export function notPatrollerError() {
  return conflict(
    'not-a-patroller',
    'Only people who have the role patroller and have not left can be assigned.',
  );
}

export function alreadyAssignedError(type: Patrol['type']) {
  return conflict('already-assigned', `They are already on this ${type}.`);
}
