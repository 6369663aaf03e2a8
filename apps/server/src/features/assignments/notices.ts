import { isOver, isTest } from '@patrolbook/contract';
import type { QueuedMail } from '../../platform/mail/kind.ts';
import { queueMails } from '../../platform/mail/outbox.ts';
import type { HeldPatrol } from '../patrols/service.ts';
import type { GuestRow } from './guests/store.ts';
import { insertMissingLinks } from './letters/store.ts';
import { type AssignmentRow, listIdsByRole } from './store.ts';

/** Who is written to about what (design 6.4). Nothing is written about a patrol that is over. */

/** The kinds of mail about a patrol; `mails.ts` knows how each is composed. */
export const mailKinds = {
  patrollerAssigned: 'patroller-assigned',
  patrollerMoved: 'patroller-moved',
  patrollerRemoved: 'patroller-removed',
  patrollerCancelled: 'patroller-cancelled',
  patrollerDeclined: 'patroller-declined',
  guestAdded: 'guest-added',
  guestMoved: 'guest-moved',
  guestRemoved: 'guest-removed',
  guestCancelled: 'guest-cancelled',
  watcherFinalized: 'watcher-finalized',
  watcherMoved: 'watcher-moved',
  watcherCancelled: 'watcher-cancelled',
} as const;
type Kind = (typeof mailKinds)[keyof typeof mailKinds];

/** `sequence` tells which change of the patrol it is about: each is told of, while other news come once. */
interface News {
  kind: Kind;
  sequence?: number;
}

type Assigned = Pick<AssignmentRow, 'id' | 'personId'>;

/** Sends each their personal link. */
export async function tellAssigned(held: HeldPatrol, crew: readonly Assigned[]): Promise<void> {
  await insertMissingLinks(held.tx, held.organizationId, crew, held.now);
  await tellPatrollers(held, { kind: mailKinds.patrollerAssigned }, crew);
}

export function tellPatrollers(held: HeldPatrol, news: News, crew: readonly Assigned[]): Promise<void> {
  const letters = crew.map(({ id, personId }) => ({
    cause: id,
    recipient: personId,
    subject: { assignmentId: id },
  }));
  return queue(held, news, letters);
}

/** A guest without an address hears of it from whoever brings them. */
export function tellGuests(
  held: HeldPatrol,
  news: News,
  guests: readonly Pick<GuestRow, 'id' | 'email'>[],
): Promise<void> {
  const letters = guests
    .filter(({ email }) => email)
    .map(({ id }) => ({ cause: id, recipient: id, subject: { guestId: id } }));
  return queue(held, news, letters);
}

/** Not of a TEST patrol. */
export async function tellWatchers(held: HeldPatrol, news: News): Promise<void> {
  const { tx, organizationId, patrol } = held;
  if (isTest(patrol)) return;
  const watchers = await listIdsByRole(tx, organizationId, 'watcher');
  const subject = { patrolId: patrol._id };
  await queue(
    held,
    news,
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
  await queue(held, { kind: mailKinds.patrollerDeclined }, letters);
}

async function queue(
  { tx, organizationId, patrol, now }: HeldPatrol,
  { kind, sequence }: News,
  letters: readonly Omit<QueuedMail, 'kind' | 'organizationId'>[],
): Promise<void> {
  if (isOver(patrol, now)) return;
  const mails = letters.map((letter) => ({ ...letter, organizationId, kind }));
  await queueMails(tx, now, sequence === undefined ? mails : mails.map((mail) => ofChange(mail, sequence)));
}

function ofChange(mail: QueuedMail, sequence: number): QueuedMail {
  const subject = { ...mail.subject, sequence: String(sequence) };
  return { ...mail, cause: `${mail.cause}:${sequence}`, subject };
}
