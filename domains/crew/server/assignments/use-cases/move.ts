import type { BodyOf } from '#contract';
import type { assignmentRoutes } from '#crew/contract';
import type { Patrol } from '#patrols/contract';
import { type LockedPatrol, lockPatrol, readPatrol } from '#patrols/server/schedule/service.ts';
import type { Context } from '#platform/context.ts';
import { announceChange } from '#platform/database/announce.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { invalid, notFound } from '#platform/http/pipeline/app-error.ts';
import { putOn, takeOff } from './crew.ts';

/** Moves patrollers from one upcoming patrol to another (product 14.42). */
export function moveUseCase({ clock }: Pick<Context, 'clock'>) {
  return {
    /**
     * Takes a patroller off a patrol and puts them on another, or does neither. Each mails them if it is finalized. Refuses what removing
     * and assigning refuse, and a patrol to move to that does not exist or is the same with 400. Returns the patrol they are on now.
     */
    async move(
      tx: Transaction,
      actor: Member,
      params: { id: string; personId: string },
      { to, message }: BodyOf<typeof assignmentRoutes.movePatroller>,
      booking: { override: boolean },
    ): Promise<Patrol> {
      const { id, personId } = params;
      const { organizationId } = actor;
      const locked = new Map<string, LockedPatrol>();
      for (const one of [id, to].toSorted()) {
        const found = await lockPatrol(tx, organizationId, one, clock);
        if (found) locked.set(one, found);
      }
      const [from, target] = [locked.get(id), locked.get(to)];
      if (!from) throw notFound();
      // First off the one, which may be at the same time as the other.
      await takeOff(from, actor, personId, message);
      if (!target || to === id) throw invalid({ path: ['to'], reason: 'key-not-found', value: to });
      await putOn(target, actor, personId, booking);
      for (const _id of locked.keys()) await announceChange(tx, organizationId, { type: 'patrol', _id });
      return readPatrol(tx, organizationId, to);
    },
  };
}
