import { v7 as newId } from 'uuid';
import { mayHaveCome, wasAddedAfterwards } from '#crew/contract';
import type { Patrol } from '#patrols/contract';
import { changeAndReadPatrol, type LockedPatrol } from '#patrols/server/schedule/service.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { conflict, notFound, refuse } from '#platform/http/pipeline/app-error.ts';
import {
  type AssignmentRow,
  findLatest,
  insertAnswer,
  insertAssignments,
  listAnswers,
  lockAssignee,
  updateAssignment,
} from '../../store.ts';
import { listCorrections } from '../corrections.store.ts';
import { correctionRefusal } from '../refusals.ts';
import { answerColumnsOf, formerAnswer } from './answer-history.ts';
import { noteCorrection } from './correction-history.ts';
import { alreadyAssignedError, newAssignment, notPatrollerError } from './crew.ts';
import { currentAssignment } from './current-assignment.ts';
import { findDoubleBooked } from './double-booking.ts';

/** Corrects who came, from the start until 30 days past the planned end (product 6.16). Nobody is mailed. */
export function correctionUseCases({ clock }: Pick<Context, 'clock'>) {
  return {
    /**
     * Adds a patroller who came, also one who had declined. Throws 404 for an unknown person. Throws 409 for one
     * who is on the crew, is no patroller or had left by the start, or is double-booked and this is not
     * overridden.
     */
    async addWhoCame(
      tx: Transaction,
      { organizationId, roles, personId: by }: Member,
      patrolId: string,
      personId: string,
      { override }: { override: boolean },
    ): Promise<Patrol> {
      return changeAndReadPatrol({ tx, clock }, organizationId, patrolId, async (locked) => {
        const { patrol, now } = locked;
        const person = await lockAssignee(tx, organizationId, personId);
        if (!person) throw notFound();
        refuse(correctionRefusal(patrol, roles, now));
        if (!mayHaveCome(person, patrol)) throw notPatrollerError();
        const latest = await findLatest(tx, organizationId, patrolId, personId);
        const current = latest?.removed ? undefined : latest;
        if (current && !current.declined) throw alreadyAssignedError(patrol.type);
        const clashes = (await findDoubleBooked(locked, [personId], { override })).has(personId);
        await accept(locked, current, newAssignment(locked, personId, clashes ? by : null), by);
        await noteCorrection(locked, { change: 'added', personId }, by);
      });
    },

    /**
     * Removes a patroller who was added after the start; one who had declined has declined again. Throws 409 for
     * anybody else, who is marked as not shown instead.
     */
    async removeAfterwards(
      tx: Transaction,
      { organizationId, roles, personId: by }: Member,
      patrolId: string,
      personId: string,
    ): Promise<Patrol> {
      return changeAndReadPatrol({ tx, clock }, organizationId, patrolId, async (locked) => {
        const assignment = await currentAssignment(locked, personId);
        refuse(correctionRefusal(locked.patrol, roles, locked.now));
        const corrections = await listCorrections(tx, organizationId, patrolId);
        if (!wasAddedAfterwards(corrections, personId)) throw notAddedError();
        await takeBack(locked, assignment, by);
        await noteCorrection(locked, { change: 'removed', personId }, by);
      });
    },
  };
}

/** Whoever came has accepted by it, in the history too (product 6.14). `declined` is their assignment if they had declined. */
async function accept(
  { tx, organizationId, now: when }: LockedPatrol,
  declined: AssignmentRow | undefined,
  { id: newAssignmentId, ...fresh }: ReturnType<typeof newAssignment>,
  by: string,
): Promise<void> {
  const accepted = answerColumnsOf({ answer: 'accepted', when, by });
  const assignmentId = declined?.id ?? newAssignmentId;
  if (declined) {
    const { doubleBooked = null, doubleBookedBy = null } = fresh;
    await updateAssignment(tx, organizationId, assignmentId, { ...accepted, doubleBooked, doubleBookedBy });
  } else {
    await insertAssignments(tx, organizationId, [{ id: assignmentId, ...fresh, ...accepted }]);
  }
  await insertAnswer(tx, organizationId, { id: newId(), assignmentId, answer: 'accepted', when, by });
}

/** Restores the answer before the acceptance; without one, the assignment is removed. */
async function takeBack(
  { tx, organizationId, now: when }: LockedPatrol,
  { id: assignmentId }: AssignmentRow,
  by: string,
): Promise<void> {
  const former = formerAnswer(await listAnswers(tx, organizationId, assignmentId));
  if (!former) {
    await updateAssignment(tx, organizationId, assignmentId, { removed: when, removedBy: by });
    return;
  }
  await updateAssignment(tx, organizationId, assignmentId, answerColumnsOf(former));
  await insertAnswer(tx, organizationId, { id: newId(), assignmentId, answer: 'undone', when, by });
}

function notAddedError() {
  return conflict(
    'not-added',
    'Only somebody who was added after the start can be removed. Mark others as not shown.',
  );
}
