import { getOrganization } from '#organizations/server/store.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { refuse } from '#platform/http/pipeline/app-error.ts';
import { changeAndReadPatrol, changePatrol, type LockedPatrol } from './change.ts';
import type { CrewChanges } from './crew.ts';
import { finalizeRefusal, finalizeTogetherRefusal, refuseUnknown } from './refusals.ts';
import { listKnown, updatePatrol } from './store.ts';

/** Turns drafts into what people are told of. Mails cannot be undone, so nor can this. */
export function finalizeUseCases({ clock }: Pick<Context, 'clock'>, crew: CrewChanges) {
  return {
    /** Throws 409 if the patrol is already finalized or is cancelled. */
    async finalize(tx: Transaction, { organizationId, personId, roles }: Member, id: string) {
      return changeAndReadPatrol({ tx, clock }, organizationId, id, async (locked) => {
        refuse(finalizeRefusal(locked.patrol, roles));
        await markFinalized(locked, personId);
        await crew.mailFinalized(locked);
      });
    },

    /**
     * Finalizes all of these drafts or none (product 5.17). Throws 400 if one of them does not exist, and 409 that names
     * one that cannot be finalized.
     */
    async finalizeTogether(
      tx: Transaction,
      { organizationId, personId, roles }: Member,
      ids: readonly string[],
    ): Promise<undefined> {
      refuseUnknown(ids, await listKnown(tx, organizationId, ids));
      const { timeZone } = await getOrganization(tx, organizationId);
      const finalized: LockedPatrol[] = [];
      for (const id of ids.toSorted()) {
        await changePatrol({ tx, clock }, organizationId, id, async (locked) => {
          refuse(finalizeTogetherRefusal(locked.patrol, roles, timeZone));
          await markFinalized(locked, personId);
          finalized.push(locked);
        });
      }
      await crew.mailFinalizedTogether(finalized);
    },
  };
}

async function markFinalized({ tx, organizationId, patrol, now }: LockedPatrol, by: string): Promise<void> {
  await updatePatrol(tx, organizationId, patrol._id, { finalized: now, finalizedBy: by });
}
