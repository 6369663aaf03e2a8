import type { Patrol } from '#patrols/contract';
import { changeAndReadPatrol } from '#patrols/server/schedule/service.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { refuse } from '#platform/http/pipeline/app-error.ts';
import { updateAssignment } from '../../store.ts';
import { noShowRefusal } from '../refusals.ts';
import { noteCorrection } from './correction-history.ts';
import { currentAssignment } from './current-assignment.ts';

/** Marks a patroller as a no-show, or takes that back (product 6.6). Repeating a call changes nothing. */
export function didNotShowUseCases({ clock }: Pick<Context, 'clock'>) {
  return {
    async setDidNotShow(
      tx: Transaction,
      { organizationId, ...actor }: Member,
      patrolId: string,
      personId: string,
      value: boolean,
    ): Promise<Patrol> {
      return changeAndReadPatrol({ tx, clock }, organizationId, patrolId, async (locked) => {
        const { patrol, now } = locked;
        const assignment = await currentAssignment(locked, personId);
        refuse(noShowRefusal(patrol, assignment, actor.roles, now));
        if (value === (assignment.didNotShow !== null)) return;
        const mark = value
          ? { didNotShow: now, didNotShowBy: actor.personId }
          : { didNotShow: null, didNotShowBy: null };
        await updateAssignment(tx, organizationId, assignment.id, mark);
        const change = value ? 'did-not-show' : 'did-show';
        await noteCorrection(locked, { change, personId }, actor.personId);
      });
    },
  };
}
