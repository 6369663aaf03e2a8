import type { BodyOf } from '#contract';
import { getOrganization } from '#organizations/server/store.ts';
import type { patrolRoutes } from '#patrols/contract';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { refuse } from '#platform/http/pipeline/app-error.ts';
import { changeAndReadPatrol, changePatrol, type LockedPatrol } from './change.ts';
import { type CrewChanges, personalMessage } from './crew.ts';
import type { EccOfPatrols } from './ecc.ts';
import { cancelRefusal, cancelTogetherRefusal, refuseUnknown } from './refusals.ts';
import { listKnown, updatePatrol } from './store.ts';

/** Calls patrols and events off. Those who are told cannot be told otherwise, so it cannot be undone. */
export function cancelUseCases({ clock }: Pick<Context, 'clock'>, crew: CrewChanges, ecc: EccOfPatrols) {
  return {
    /**
     * Cancels. With `didNotShow`, also marks those who had accepted as no-shows. Throws 409 at the wrong moment
     * (product 5.6).
     */
    async cancel(
      tx: Transaction,
      { organizationId, personId, roles }: Member,
      id: string,
      { didNotShow = false, message }: BodyOf<typeof patrolRoutes.cancelPatrol>,
    ) {
      return changeAndReadPatrol({ tx, clock }, organizationId, id, async (locked) => {
        refuse(cancelRefusal(locked.patrol, roles, { didNotShow, now: locked.now }));
        if (didNotShow) await crew.markNoShow(locked, personId);
        await callOff(locked, personId, message);
      });
    },

    /**
     * Cancels all of these or none (product 7.19). Throws 400 if one of them does not exist, and 409 that names one that
     * cannot be cancelled.
     */
    async cancelTogether(
      tx: Transaction,
      { organizationId, personId, roles }: Member,
      { ids, message }: BodyOf<typeof patrolRoutes.cancelPatrols>,
    ): Promise<undefined> {
      refuseUnknown(ids, await listKnown(tx, organizationId, ids));
      const { timeZone } = await getOrganization(tx, organizationId);
      for (const id of ids.toSorted()) {
        await changePatrol({ tx, clock }, organizationId, id, async (locked) => {
          refuse(cancelTogetherRefusal(locked.patrol, roles, timeZone));
          await callOff(locked, personId, message);
        });
      }
    },
  };

  /** Cancels, and tells everybody who was told of it. `said` is what the admin says to them. */
  async function callOff(locked: LockedPatrol, by: string, said: string | null | undefined): Promise<void> {
    const { tx, organizationId, patrol, now } = locked;
    await updatePatrol(tx, organizationId, patrol._id, { cancelled: now, cancelledBy: by });
    if (patrol.finalized) await crew.mailCancelled(locked, personalMessage(said, by));
    await ecc.sendCancellation(locked, by);
  }
}
