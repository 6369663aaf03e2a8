import { canChangeCrew, type NewGuest, type Patrol } from '@patrolbook/contract';
import { v7 as newId } from 'uuid';
import type { Context } from '../../platform/context.ts';
import type { Member } from '../../platform/http/actor.ts';
import { conflict, notFound } from '../../platform/http/app-error.ts';
import { changePatrol, notComing } from '../patrols/service.ts';
import { findGuest, insertGuest, updateGuest } from './guests/store.ts';
import { mailKinds, tellGuests } from './notices.ts';

/** Taking guests along on coming patrols. On a finalized one those with an address are mailed at once. */
export function guestUseCases(context: Context) {
  return {
    async addGuest(
      { organizationId, roles }: Member,
      patrolId: string,
      body: NewGuest,
    ): Promise<{ _id: string }> {
      const id = newId();
      await changePatrol(context, organizationId, patrolId, async (held) => {
        const { tx, patrol, now } = held;
        if (!canChangeCrew(patrol, roles, now)) throw notComing(patrol);
        const { name, phone = null, email = null } = body;
        await insertGuest(tx, organizationId, { id, patrolId, name, phone, email, created: now });
        if (patrol.finalized) await tellGuests(held, { kind: mailKinds.guestAdded }, [{ id, email }]);
      });
      return { _id: id };
    },

    async removeGuest(
      { organizationId, ...actor }: Member,
      patrolId: string,
      guestId: string,
    ): Promise<Patrol> {
      return changePatrol(context, organizationId, patrolId, async (held) => {
        const { tx, patrol, now } = held;
        const guest = await findGuest(tx, organizationId, patrolId, guestId);
        if (!guest) throw notFound();
        if (!canChangeCrew(patrol, actor.roles, now)) throw notComing(patrol);
        if (guest.removed) throw conflict('removed', `${guest.name} is no longer on this ${patrol.type}.`);
        await updateGuest(tx, organizationId, guestId, { removed: now, removedBy: actor.personId });
        if (patrol.finalized) await tellGuests(held, { kind: mailKinds.guestRemoved }, [guest]);
      });
    },
  };
}
