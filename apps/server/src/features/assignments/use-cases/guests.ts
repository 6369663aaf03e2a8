import { canChangeCrew, type NewGuest, type Patrol } from '@patrolbook/contract';
import { v7 as newId } from 'uuid';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/database/connect.ts';
import type { Member } from '../../../platform/http/pipeline/actor.ts';
import { conflict, notFound } from '../../../platform/http/pipeline/app-error.ts';
import { changePatrol, changePatrolIn, notUpcoming } from '../../patrols/service.ts';
import { findGuest, insertGuest, updateGuest } from '../guests.store.ts';
import { mailKinds, notifyGuests } from '../mails/notifications.ts';

/** Adds and removes guests of upcoming patrols. On a finalized one, guests with an address are mailed at once. */
export function guestUseCases(context: Context) {
  return {
    async addGuest(
      tx: Transaction,
      { organizationId, roles }: Member,
      patrolId: string,
      body: NewGuest,
    ): Promise<{ _id: string }> {
      const id = newId();
      await changePatrolIn(tx, context.clock, { organizationId, id: patrolId }, async (locked) => {
        const { patrol, now } = locked;
        if (!canChangeCrew(patrol, roles, now)) throw notUpcoming(patrol);
        const { name, phone = null, email = null } = body;
        await insertGuest(tx, organizationId, { id, patrolId, name, phone, email, created: now });
        if (patrol.finalized) await notifyGuests(locked, { kind: mailKinds.guestAdded }, [{ id, email }]);
      });
      return { _id: id };
    },

    async removeGuest(
      { organizationId, ...actor }: Member,
      patrolId: string,
      guestId: string,
    ): Promise<Patrol> {
      return changePatrol(context, organizationId, patrolId, async (locked) => {
        const { tx, patrol, now } = locked;
        const guest = await findGuest(tx, organizationId, patrolId, guestId);
        if (!guest) throw notFound();
        if (!canChangeCrew(patrol, actor.roles, now)) throw notUpcoming(patrol);
        if (guest.removed) throw conflict('removed', `${guest.name} is no longer on this ${patrol.type}.`);
        await updateGuest(tx, organizationId, guestId, { removed: now, removedBy: actor.personId });
        if (patrol.finalized) await notifyGuests(locked, { kind: mailKinds.guestRemoved }, [guest]);
      });
    },
  };
}
