import { v7 as newId } from 'uuid';
import type { Booking, Crew, HeldPatrol } from '../patrols/service.ts';
import { findDoubleBooked } from './double-booking.ts';
import { listGuests } from './guests/store.ts';
import { mailKinds, tellAssigned, tellGuests, tellPatrollers, tellWatchers } from './notices.ts';
import { clearAccepted, insertAnswer, listCrew, markNotShown, updateAssignment } from './store.ts';

/** What patrols need done to the people on them. */
export const crewOfPatrols: Crew = {
  tellFinalized,
  tellMoved,
  tellCancelled,
  bookCrew,
  askAgain,
  async markNotShown({ tx, organizationId, patrol, now }, by) {
    await markNotShown(tx, organizationId, patrol._id, { when: now, by });
  },
};

async function tellFinalized(held: HeldPatrol): Promise<void> {
  const { crew, guests } = await everybodyOn(held);
  await tellAssigned(held, crew);
  await tellGuests(held, { kind: mailKinds.guestAdded }, guests);
  await tellWatchers(held, { kind: mailKinds.watcherFinalized });
}

async function tellMoved(held: HeldPatrol, sequence: number): Promise<void> {
  const { crew, guests } = await everybodyOn(held);
  await tellPatrollers(held, { kind: mailKinds.patrollerMoved, sequence }, crew);
  await tellGuests(held, { kind: mailKinds.guestMoved, sequence }, guests);
  await tellWatchers(held, { kind: mailKinds.watcherMoved, sequence });
}

async function tellCancelled(held: HeldPatrol): Promise<void> {
  const { crew, guests } = await everybodyOn(held);
  await tellPatrollers(held, { kind: mailKinds.patrollerCancelled }, crew);
  await tellGuests(held, { kind: mailKinds.guestCancelled }, guests);
  await tellWatchers(held, { kind: mailKinds.watcherCancelled });
}

async function everybodyOn({ tx, organizationId, patrol }: HeldPatrol) {
  return {
    crew: await listCrew(tx, organizationId, patrol._id),
    guests: await listGuests(tx, organizationId, patrol._id),
  };
}

async function bookCrew(held: HeldPatrol, { by, override }: Booking): Promise<void> {
  const { tx, organizationId, patrol, now } = held;
  const crew = await listCrew(tx, organizationId, patrol._id);
  const personIds = crew.map(({ personId }) => personId);
  const doubleBooked = await findDoubleBooked(held, personIds, { override });
  for (const { id, personId } of crew) {
    if (!doubleBooked.has(personId)) continue;
    await updateAssignment(tx, organizationId, id, { doubleBooked: now, doubleBookedBy: by });
  }
}

async function askAgain({ tx, organizationId, patrol, now }: HeldPatrol, by: string): Promise<void> {
  for (const { id: assignmentId } of await clearAccepted(tx, organizationId, patrol._id)) {
    await insertAnswer(tx, organizationId, {
      id: newId(),
      assignmentId,
      answer: 'asked-again',
      when: now,
      by,
    });
  }
}
