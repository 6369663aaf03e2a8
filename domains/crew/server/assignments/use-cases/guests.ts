import { v7 as newId } from 'uuid';
import type { BodyOf } from '#contract';
import { type assignmentRoutes, canChangeCrew, type NewGuest } from '#crew/contract';
import type { Patrol } from '#patrols/contract';
import {
  changeAndReadPatrol,
  changeLimits,
  changePatrol,
  countChange,
  type LockedPatrol,
  notUpcomingError,
  personalMessage,
} from '#patrols/server/schedule/service.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { conflict, notFound } from '#platform/http/pipeline/app-error.ts';
import { refuseBeyondQuota } from '#platform/mail/quota.ts';
import { findGuest, type GuestRow, insertGuest, updateGuest } from '../guests.store.ts';
import { guestAdded } from '../mails/guest-added.tsx';
import { guestRemoved } from '../mails/patroller-removed.tsx';
import { hasAddress, mailGuests } from '../mails/queue.ts';

/** Adds and removes guests of upcoming patrols. On a finalized one, guests with an address are mailed at once. */
export function guestUseCases({ clock, settings }: Pick<Context, 'clock' | 'settings'>) {
  return {
    /** Throws 409 if the patrol is not upcoming, or if the guest could not be mailed today (product 11.7). */
    async addGuest(
      tx: Transaction,
      { organizationId, roles, ...actor }: Member,
      patrolId: string,
      body: NewGuest,
    ): Promise<{ _id: string }> {
      const id = newId();
      await changePatrol({ tx, clock }, organizationId, patrolId, async (locked) => {
        const { patrol, now } = locked;
        if (!canChangeCrew(patrol, roles, now)) throw notUpcomingError(patrol);
        const { name, phone = null, email = null } = body;
        await countGuestChange(locked, { email }, actor.personId);
        await insertGuest(tx, organizationId, { id, patrolId, name, phone, email, created: now });
        if (patrol.finalized) await inviteGuest(locked, { id, email });
      });
      return { _id: id };
    },

    async removeGuest(
      tx: Transaction,
      { organizationId, ...actor }: Member,
      patrolId: string,
      guestId: string,
      { message }: BodyOf<typeof assignmentRoutes.removeGuest>,
    ): Promise<Patrol> {
      return changeAndReadPatrol({ tx, clock }, organizationId, patrolId, async (locked) => {
        const { patrol, now } = locked;
        const guest = await currentGuest(locked, guestId);
        if (!canChangeCrew(patrol, actor.roles, now)) throw notUpcomingError(patrol);
        await countGuestChange(locked, guest, actor.personId);
        await updateGuest(tx, organizationId, guestId, { removed: now, removedBy: actor.personId });
        const said = personalMessage(message, actor.personId);
        if (patrol.finalized) await mailGuests(locked, { mail: guestRemoved, message: said }, [guest]);
      });
    },
  };

  async function inviteGuest(
    locked: LockedPatrol,
    guest: { id: string; email: string | null },
  ): Promise<void> {
    const { tx, organizationId, now } = locked;
    const { email: address } = guest;
    if (address)
      await refuseBeyondQuota(tx, settings.secretKeys, { organizationId, quota: 'guests', address }, now);
    await mailGuests(locked, { mail: guestAdded }, [guest]);
  }
}

/** Returns a guest who is on the patrol. Throws 404 for an unknown one, 409 if they were removed. */
export async function currentGuest(
  { tx, organizationId, patrol }: LockedPatrol,
  guestId: string,
): Promise<GuestRow> {
  const guest = await findGuest(tx, organizationId, patrol._id, guestId);
  if (!guest) throw notFound();
  if (guest.removed) throw conflict('removed', `${guest.name} is no longer on this ${patrol.type}.`);
  return guest;
}

/**
 * Counts that a guest with an address is added to a patrol or removed from it. Throws 429 beyond a limit
 * (product 12.13).
 */
async function countGuestChange(
  locked: LockedPatrol,
  guest: { email: string | null },
  by: string,
): Promise<void> {
  if (!locked.patrol.finalized || !hasAddress(guest)) return;
  await countChange(locked, changeLimits.guestChanges, locked.patrol._id);
  await countChange(locked, changeLimits.allCrewChanges, by);
}
