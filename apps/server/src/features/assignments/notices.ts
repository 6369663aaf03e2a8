import { isTest } from '@patrolbook/contract';
import type { QueuedMail } from '../../platform/mail/kind.ts';
import { queueMails } from '../../platform/mail/outbox.ts';
import type { Crew, HeldPatrol } from '../patrols/service.ts';
import { insertMissingLinks } from './letters/store.ts';
import { isOver } from './standing.ts';
import {
  type AssignmentRow,
  type GuestRow,
  listCrew,
  listGuests,
  listIdsByRole,
  markNotShown,
} from './store.ts';

/** Who is written to about what (design 6.4). Nothing is written about a patrol that is over. */

/** The kinds of mail about a patrol; `mails.ts` knows how each is composed. */
export const mailKinds = {
  patrollerAssigned: 'patroller-assigned',
  patrollerRemoved: 'patroller-removed',
  patrollerCancelled: 'patroller-cancelled',
  patrollerDeclined: 'patroller-declined',
  guestAdded: 'guest-added',
  guestRemoved: 'guest-removed',
  guestCancelled: 'guest-cancelled',
  watcherFinalized: 'watcher-finalized',
  watcherCancelled: 'watcher-cancelled',
} as const;
type Kind = (typeof mailKinds)[keyof typeof mailKinds];

/** What patrols need done to the people on them. */
export const crewOfPatrols: Crew = {
  tellFinalized,
  tellCancelled,
  async markNotShown({ tx, organizationId, patrol, now }, by) {
    await markNotShown(tx, organizationId, patrol._id, { when: now, by });
  },
};

async function tellFinalized(held: HeldPatrol): Promise<void> {
  const { tx, organizationId, patrol } = held;
  await tellAssigned(held, await listCrew(tx, organizationId, patrol._id));
  await tellGuests(held, mailKinds.guestAdded, await listGuests(tx, organizationId, patrol._id));
  await tellWatchers(held, mailKinds.watcherFinalized);
}

async function tellCancelled(held: HeldPatrol): Promise<void> {
  const { tx, organizationId, patrol } = held;
  await tellPatrollers(held, mailKinds.patrollerCancelled, await listCrew(tx, organizationId, patrol._id));
  await tellGuests(held, mailKinds.guestCancelled, await listGuests(tx, organizationId, patrol._id));
  await tellWatchers(held, mailKinds.watcherCancelled);
}

type Assigned = Pick<AssignmentRow, 'id' | 'personId'>;

/** Sends each their personal link. */
export async function tellAssigned(held: HeldPatrol, crew: readonly Assigned[]): Promise<void> {
  await insertMissingLinks(held.tx, held.organizationId, crew, held.now);
  await tellPatrollers(held, mailKinds.patrollerAssigned, crew);
}

export function tellPatrollers(held: HeldPatrol, kind: Kind, crew: readonly Assigned[]): Promise<void> {
  const letters = crew.map(({ id, personId }) => ({
    cause: id,
    recipient: personId,
    subject: { assignmentId: id },
  }));
  return queue(held, kind, letters);
}

/** A guest without an address hears of it from whoever brings them. */
export function tellGuests(
  held: HeldPatrol,
  kind: Kind,
  guests: readonly Pick<GuestRow, 'id' | 'email'>[],
): Promise<void> {
  const letters = guests
    .filter(({ email }) => email)
    .map(({ id }) => ({ cause: id, recipient: id, subject: { guestId: id } }));
  return queue(held, kind, letters);
}

async function tellWatchers(held: HeldPatrol, kind: Kind): Promise<void> {
  const { tx, organizationId, patrol } = held;
  if (isTest(patrol)) return;
  const watchers = await listIdsByRole(tx, organizationId, 'watcher');
  const subject = { patrolId: patrol._id };
  await queue(
    held,
    kind,
    watchers.map((recipient) => ({ cause: patrol._id, recipient, subject })),
  );
}

/** Tells the admins, but not the one who wrote it down for somebody. `cause` is the answer: each decline is told of. */
export async function tellDeclined(
  held: HeldPatrol,
  declined: { assignmentId: string; cause: string; by: string },
): Promise<void> {
  const { tx, organizationId, patrol } = held;
  if (isTest(patrol)) return;
  const { assignmentId, cause, by } = declined;
  const admins = await listIdsByRole(tx, organizationId, 'admin');
  const others = admins.filter((id) => id !== by);
  const letters = others.map((recipient) => ({ cause, recipient, subject: { assignmentId } }));
  await queue(held, mailKinds.patrollerDeclined, letters);
}

async function queue(
  { tx, organizationId, patrol, now }: HeldPatrol,
  kind: Kind,
  letters: readonly Omit<QueuedMail, 'kind' | 'organizationId'>[],
): Promise<void> {
  if (isOver(patrol, now)) return;
  await queueMails(
    tx,
    now,
    letters.map((letter) => ({ ...letter, organizationId, kind })),
  );
}
