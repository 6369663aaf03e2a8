import { v7 as newId } from 'uuid';
import type { NewGuest } from '#crew/contract';
import type { Patrol } from '#patrols/contract';
import { changeAndReadPatrol, changePatrol } from '#patrols/server/schedule/service.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { refuse } from '#platform/http/pipeline/app-error.ts';
import { insertGuest, updateGuest } from '../guests.store.ts';
import { correctionRefusal } from '../refusals.ts';
import { noteCorrection } from './correction-history.ts';
import { currentGuest } from './guests.ts';

/** Corrects which guests came, when the crew can be corrected (product 6.16). Nobody is mailed. */
export function guestCorrectionUseCases({ clock }: Pick<Context, 'clock'>) {
  return {
    async addGuestWhoCame(
      tx: Transaction,
      { organizationId, roles, personId: by }: Member,
      patrolId: string,
      body: NewGuest,
    ): Promise<{ _id: string }> {
      const id = newId();
      await changePatrol({ tx, clock }, organizationId, patrolId, async (locked) => {
        const { patrol, now } = locked;
        refuse(correctionRefusal(patrol, roles, now));
        const { name, phone = null, email = null } = body;
        await insertGuest(tx, organizationId, { id, patrolId, name, phone, email, created: now });
        await noteCorrection(locked, { change: 'added', guestId: id }, by);
      });
      return { _id: id };
    },

    async removeGuestAfterwards(
      tx: Transaction,
      { organizationId, roles, personId: by }: Member,
      patrolId: string,
      guestId: string,
    ): Promise<Patrol> {
      return changeAndReadPatrol({ tx, clock }, organizationId, patrolId, async (locked) => {
        const { patrol, now } = locked;
        await currentGuest(locked, guestId);
        refuse(correctionRefusal(patrol, roles, now));
        await updateGuest(tx, organizationId, guestId, { removed: now, removedBy: by });
        await noteCorrection(locked, { change: 'removed', guestId }, by);
      });
    },
  };
}
