import { v7 as newId } from 'uuid';
import { isAnswerable } from '#crew/contract';
import {
  type Booking,
  type CrewChanges,
  type LockedPatrol,
  type Move,
  notUpcomingError,
  type PersonalMessage,
} from '#patrols/server/schedule/service.ts';
import { refuseIssues } from '#platform/http/pipeline/app-error.ts';
import { sendTogether } from '#platform/mail/outbox.ts';
import {
  clearAccepted,
  insertAnswer,
  insertAssignments,
  listCrew,
  listIdsByRole,
  markNoShow,
  updateAssignment,
} from '../../store.ts';
import { listGuests } from '../guests.store.ts';
import { insertLinksToAll } from '../links-to-all.store.ts';
import { guestAdded } from '../mails/guest-added.tsx';
import { guestCancelled, patrollerCancelled, watcherCancelled } from '../mails/patrol-cancelled.tsx';
import { guestMoved, patrollerMoved, watcherMoved } from '../mails/patrol-moved.tsx';
import { mailAssigned, mailGuests, mailPatrollers, mailWatchers } from '../mails/queue.ts';
import { watcherFinalized } from '../mails/watcher-finalized.tsx';
import { newAssignment } from './crew.ts';
import { findDoubleBooked } from './double-booking.ts';
import { assignAll } from './first-crews.ts';

/** Applies the changes of a whole patrol to the people on it. */
export const crewOfPatrols: CrewChanges = {
  mailFinalized,
  mailFinalizedTogether,
  mailMoved,
  mailCancelled,
  assign,
  assignAll,
  bookCrew,
  askAgain,
  async markNoShow({ tx, organizationId, patrol, now }, by) {
    await markNoShow(tx, organizationId, patrol._id, { when: now, by });
  },
};

/** Returns the ids of the mails. */
async function mailFinalized(locked: LockedPatrol): Promise<string[]> {
  const { crew, guests } = await everybodyOn(locked);
  return [
    ...(await mailAssigned(locked, crew)),
    ...(await mailGuests(locked, { mail: guestAdded }, guests)),
    ...(await mailWatchers(locked, { mail: watcherFinalized })),
  ];
}

async function mailFinalizedTogether(patrols: readonly LockedPatrol[]): Promise<void> {
  const first = patrols.at(0);
  const last = patrols.at(-1);
  if (!first || !last) return;
  const mails: string[] = [];
  for (const locked of patrols) mails.push(...(await mailFinalized(locked)));
  const { tx, organizationId } = first;
  const { now } = last; // each was locked at a moment of its own
  const ids = patrols.map(({ patrol }) => patrol._id);
  await insertLinksToAll(tx, organizationId, ids, now);
  await sendTogether(tx, organizationId, mails, now);
}

async function mailMoved(locked: LockedPatrol, move: Move, message?: PersonalMessage): Promise<void> {
  const { crew, guests } = await everybodyOn(locked);
  await mailPatrollers(locked, { mail: patrollerMoved, move, message }, crew);
  await mailGuests(locked, { mail: guestMoved, move, message }, guests);
  await mailWatchers(locked, { mail: watcherMoved, move, message });
}

async function mailCancelled(locked: LockedPatrol, message?: PersonalMessage): Promise<void> {
  const { crew, guests } = await everybodyOn(locked);
  await mailPatrollers(locked, { mail: patrollerCancelled, message }, crew);
  await mailGuests(locked, { mail: guestCancelled, message }, guests);
  await mailWatchers(locked, { mail: watcherCancelled, message });
}

async function everybodyOn({ tx, organizationId, patrol }: LockedPatrol) {
  return {
    crew: await listCrew(tx, organizationId, patrol._id),
    guests: await listGuests(tx, organizationId, patrol._id),
  };
}

async function assign(
  locked: LockedPatrol,
  personIds: readonly string[],
  { by, override }: Booking,
): Promise<void> {
  if (personIds.length === 0) return;
  const { tx, organizationId, patrol, now } = locked;
  if (!isAnswerable(patrol, now)) throw notUpcomingError(patrol);
  const doubleBooked = await findDoubleBooked(locked, personIds, { override });
  const patrollers = new Set(await listIdsByRole(tx, organizationId, 'patroller'));
  const others = personIds.filter((id) => !patrollers.has(id));
  refuseIssues(others.map((value) => ({ path: ['patrollers'], reason: 'key-not-found', value })));
  const rows = personIds.map((id) => newAssignment(locked, id, doubleBooked.has(id) ? by : null));
  await insertAssignments(tx, organizationId, rows);
}

async function bookCrew(locked: LockedPatrol, { by, override }: Booking): Promise<void> {
  const { tx, organizationId, patrol, now } = locked;
  const crew = await listCrew(tx, organizationId, patrol._id);
  const personIds = crew.map(({ personId }) => personId);
  const doubleBooked = await findDoubleBooked(locked, personIds, { override });
  for (const { id, personId } of crew) {
    if (!doubleBooked.has(personId)) continue;
    await updateAssignment(tx, organizationId, id, { doubleBooked: now, doubleBookedBy: by });
  }
}

async function askAgain({ tx, organizationId, patrol, now }: LockedPatrol, by: string): Promise<void> {
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
