import { canMarkDidNotShow, type Patrol } from '@patrolbook/contract';
import type { Context } from '../../platform/context.ts';
import type { Member } from '../../platform/http/actor.ts';
import { cannotMarkDidNotShow, changePatrol } from '../patrols/service.ts';
import { currentAssignment } from './standing.ts';
import { updateAssignment } from './store.ts';

/** Noting that one who had accepted did not show, and taking that back. The same again changes nothing. */
export function didNotShowUseCases(context: Context) {
  return {
    async setDidNotShow(
      { organizationId, ...actor }: Member,
      patrolId: string,
      personId: string,
      value: boolean,
    ): Promise<Patrol> {
      return changePatrol(context, organizationId, patrolId, async (held) => {
        const { tx, patrol, now } = held;
        const assignment = await currentAssignment(held, personId);
        if (!canMarkDidNotShow(patrol, assignment, actor.roles, now)) throw cannotMarkDidNotShow(patrol, now);
        if (value === (assignment.didNotShow !== null)) return;
        const mark = value
          ? { didNotShow: now, didNotShowBy: actor.personId }
          : { didNotShow: null, didNotShowBy: null };
        await updateAssignment(tx, organizationId, assignment.id, mark);
      });
    },
  };
}
