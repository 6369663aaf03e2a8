import { canChangeCrew, type Patrol } from '@patrolbook/contract';
import { v7 as newId } from 'uuid';
import type { Context } from '../../platform/context.ts';
import type { Member } from '../../platform/http/actor.ts';
import { conflict, notFound } from '../../platform/http/app-error.ts';
import { changePatrol, type HeldPatrol, notComing } from '../patrols/service.ts';
import { findDoubleBooked } from './double-booking.ts';
import { mailKinds, tellAssigned, tellPatrollers } from './notices.ts';
import { currentAssignment } from './standing.ts';
import { type AssignmentRow, findLatest, holdPerson, insertAssignment, updateAssignment } from './store.ts';

/** Putting patrollers on coming patrols, and taking them off. */
export function crewUseCases(context: Context) {
  return {
    /**
     * Only a patroller who has not left, and, unless overridden, is on no other patrol at that time. On a finalized patrol they
     * are mailed at once.
     */
    async assign(
      { organizationId, roles, ...actor }: Member,
      patrolId: string,
      personId: string,
      { override }: { override: boolean },
    ): Promise<Patrol> {
      return changePatrol(context, organizationId, patrolId, async (held) => {
        const { tx, patrol, now } = held;
        const person = await holdPerson(tx, organizationId, personId);
        if (!person) throw notFound();
        if (!canChangeCrew(patrol, roles, now)) throw notComing(patrol);
        if (person.finished || !person.roles.includes('patroller')) throw notPatroller();
        const latest = await findLatest(tx, organizationId, patrolId, personId);
        if (latest && !latest.removed) throw alreadyAssigned(patrol.type);
        const clashes = (await findDoubleBooked(held, [personId], { override })).has(personId);
        const assignment = {
          ...{ id: newId(), patrolId, personId, created: now },
          ...(clashes && { doubleBooked: now, doubleBookedBy: actor.personId }),
        };
        await insertAssignment(tx, organizationId, assignment);
        if (patrol.finalized) await tellAssigned(held, [assignment]);
      });
    },

    /** One who had declined is not mailed: they are not coming anyway. */
    async remove({ organizationId, ...actor }: Member, patrolId: string, personId: string): Promise<Patrol> {
      return changePatrol(context, organizationId, patrolId, async (held) => {
        const { patrol, now } = held;
        const assignment = await currentAssignment(held, personId);
        if (!canChangeCrew(patrol, actor.roles, now)) throw notComing(patrol);
        await takeOff(held, assignment, actor.personId);
      });
    },
  };
}

export async function takeOff(held: HeldPatrol, assignment: AssignmentRow, by: string): Promise<void> {
  const { tx, organizationId, patrol, now } = held;
  await updateAssignment(tx, organizationId, assignment.id, { removed: now, removedBy: by });
  if (patrol.finalized && !assignment.declined)
    await tellPatrollers(held, { kind: mailKinds.patrollerRemoved }, [assignment]);
}

function notPatroller() {
  return conflict(
    'not-a-patroller',
    'Only people who have the role patroller and have not left can be assigned.',
  );
}

function alreadyAssigned(type: Patrol['type']) {
  return conflict('already-assigned', `They are already on this ${type}.`);
}
