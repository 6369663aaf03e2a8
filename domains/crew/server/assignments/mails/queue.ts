import { noticeWait } from '#contract';
import { isBelowLeastCrew, isNear, isOver, isTest, type Patrol } from '#patrols/contract';
import type { LockedPatrol, Move, PersonalMessage } from '#patrols/server/schedule/service.ts';
import { onlyMailed } from '#people/server/mailbox.store.ts';
import { listNoticedWatchers } from '#people/server/notices.store.ts';
import { after, minute } from '#platform/clock.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import type { Mail } from '#platform/mail/define.ts';
import type { QueuedMail } from '#platform/mail/kind.ts';
import { listMailedSince } from '#platform/mail/mailed.store.ts';
import { queueDigest, queueMails, queueWithFormer } from '#platform/mail/outbox.ts';
import { insertMissingLinks } from '../../mail-data.store.ts';
import { type AssignmentRow, listCrew, listIdsByRole } from '../../store.ts';
import type { GuestRow } from '../guests.store.ts';
import { adminUndermanned } from './admin-undermanned.tsx';
import { movedMail } from './moved-mail.ts';
import { patrollerAssigned } from './patroller-assigned.tsx';
import { patrollerDeclined } from './patroller-declined.tsx';
import { patrollerReminded } from './patroller-reminded.tsx';
import { mailWithMessage } from './personal-message.ts';
import { watcherDigest } from './watcher-digest.tsx';

/** Queues the mails about a patrol (product 11.2). Nothing is mailed about a patrol that is over. */

/** Each move of a patrol is mailed again. Any other notice is sent once. */
export interface CrewNotice {
  mail: Mail;
  move?: Move;
  /** Whether it waits for a later one, as the mail about a move does. */
  waits?: boolean;
  /** Whether it waits for others of its kind to the same recipient, with which it leaves as one (product 11.57). */
  gathers?: boolean;
  /** When it is sent at the earliest. */
  due?: string;
  message?: PersonalMessage | undefined;
}

type Assigned = Pick<AssignmentRow, 'id' | 'personId'>;

/** Mails each patroller their personal link. */
export async function mailAssigned(locked: LockedPatrol, crew: readonly Assigned[]): Promise<string[]> {
  await insertMissingLinks(locked.tx, locked.organizationId, crew, locked.now);
  return mailPatrollers(locked, { mail: patrollerAssigned }, crew);
}

/** Mails whoever has taken a place that they are on the patrol, with their personal link. */
export async function mailTaken(locked: LockedPatrol, taker: Assigned): Promise<void> {
  await insertMissingLinks(locked.tx, locked.organizationId, [taker], locked.now);
  const mails = (await mailedOf(locked, [taker])).map(({ id, personId }) => ({
    cause: id,
    recipient: personId,
    subject: { assignmentId: id, taken: locked.now },
  }));
  await queueNotices(locked, { mail: patrollerAssigned }, mails);
}

/** Returns the assignments of those whom mail reaches (product 4.15). */
async function mailedOf(
  { tx, organizationId }: LockedPatrol,
  crew: readonly Assigned[],
): Promise<Assigned[]> {
  const ids = crew.map(({ personId }) => personId);
  const mailed = await onlyMailed(tx, organizationId, ids);
  return crew.filter(({ personId }) => mailed.has(personId));
}

export async function mailPatrollers(
  locked: LockedPatrol,
  notice: CrewNotice,
  crew: readonly Assigned[],
): Promise<string[]> {
  const mailed = await mailedOf(locked, crew);
  const mails = mailed.map(({ id, personId }) => ({
    cause: id,
    recipient: personId,
    subject: { assignmentId: id },
  }));
  return queueNotices(locked, notice, mails);
}

/** Whether a guest can be mailed. */
export function hasAddress({ email }: Pick<GuestRow, 'email'>): boolean {
  return Boolean(email);
}

/** Mails the guests who have an email address. */
export function mailGuests(
  locked: LockedPatrol,
  notice: CrewNotice,
  guests: readonly Pick<GuestRow, 'id' | 'email'>[],
): Promise<string[]> {
  const mails = guests
    .filter(hasAddress)
    .map(({ id }) => ({ cause: id, recipient: id, subject: { guestId: id } }));
  return queueNotices(locked, notice, mails);
}

/** Returns the watchers who are mailed about a patrol, and whether in their digest (product 11.46); none for a test patrol. */
export async function watchersOf(
  db: Reader,
  organizationId: string,
  patrol: Pick<Patrol, 'name' | 'callSign'>,
): Promise<{ id: string; forDigest: boolean }[]> {
  if (isTest(patrol)) return [];
  const watchers = await listNoticedWatchers(db, organizationId);
  return watchers.map(({ id, notices }) => ({ id, forDigest: notices !== 'each' }));
}

export async function mailWatchers(locked: LockedPatrol, notice: CrewNotice): Promise<string[]> {
  const { tx, organizationId, patrol } = locked;
  const watchers = await watchersOf(tx, organizationId, patrol);
  const about = { cause: patrol._id, subject: { patrolId: patrol._id } };
  const mails = watchers.map(({ id: recipient, forDigest }) => ({ ...about, recipient, forDigest }));
  return queueNotices(locked, notice, mails);
}

/** Mails a watcher all notices that wait for their digest, once for each cause (product 11.61). */
export async function mailDigest(
  tx: Transaction,
  digest: { organizationId: string; recipient: string; cause: string },
  now: string,
): Promise<void> {
  await queueDigest(tx, now, { ...digest, kind: watcherDigest.kind, patrolId: null, subject: {} });
}

/**
 * Mails the admins, except the one who entered the decline. `cause` is the answer, so each decline is mailed
 * again. Of several that still wait, only the last one is sent.
 */
export async function mailDeclined(
  locked: LockedPatrol,
  declined: { assignmentId: string; cause: string; by: string },
): Promise<void> {
  const { tx, organizationId, patrol } = locked;
  if (isTest(patrol)) return;
  const { assignmentId, cause, by } = declined;
  const admins = await listIdsByRole(tx, organizationId, 'admin');
  const others = admins.filter((id) => id !== by);
  const mails = others.map((recipient) => ({ cause, recipient, subject: { assignmentId } }));
  await queueNotices(locked, { mail: patrollerDeclined, waits: true }, mails);
}

/**
 * Reminds the crew of a patrol that is near (product 11.14), except those who were mailed about it since
 * `unless`. `localDate` is the date of its start, so a move to another date reminds again.
 */
export async function mailReminded(
  locked: LockedPatrol,
  { localDate, unless }: { localDate: string; unless: string },
): Promise<void> {
  const { tx, organizationId, patrol } = locked;
  const told = await listMailedSince(tx, organizationId, patrol._id, unless);
  const crew = await listCrew(tx, organizationId, patrol._id);
  const mailed = await mailedOf(locked, crew);
  const reminded = mailed.filter(({ personId }) => !told.has(personId));
  await insertMissingLinks(tx, organizationId, reminded, locked.now);
  const mails = reminded.map(({ id, personId: recipient }) => {
    return { cause: `${id}:${localDate}`, recipient, subject: { assignmentId: id } };
  });
  await queueNotices(locked, { mail: patrollerReminded }, mails);
}

/** Mails the admins if the crew is too small (product 11.14). Nobody is mailed about a test patrol or an event. */
export async function mailUndermanned(
  locked: LockedPatrol,
  { localDate }: { localDate: string },
): Promise<void> {
  const { tx, organizationId, patrol } = locked;
  if (isTest(patrol) || patrol.type === 'event') return;
  const crew = await listCrew(tx, organizationId, patrol._id);
  if (!isBelowLeastCrew(crew.length)) return;
  const admins = await listIdsByRole(tx, organizationId, 'admin');
  const [cause, subject] = [`${patrol._id}:${localDate}`, { patrolId: patrol._id }];
  const mails = admins.map((recipient) => ({ cause, recipient, subject }));
  await queueNotices(locked, { mail: adminUndermanned }, mails);
}

/** Queues mails about a patrol, and returns their ids. */
export async function queueNotices(
  { tx, organizationId, patrol, now }: LockedPatrol,
  {
    mail: { kind },
    move,
    message,
    gathers = false,
    waits = gathers || move !== undefined,
    due: earliest = now,
  }: CrewNotice,
  drafts: readonly Omit<QueuedMail, 'kind' | 'organizationId' | 'patrolId'>[],
): Promise<string[]> {
  if (isOver(patrol, now)) return [];
  const near = isNear(patrol, now) || (move !== undefined && isNear(move.before, now));
  const due = waits && !near ? laterOf(earliest, after(now, noticeWait.minutes * minute)) : earliest;
  const mails = drafts.map((draft) =>
    mailWithMessage({ ...draft, organizationId, kind, patrolId: patrol._id, due }, message),
  );
  if (gathers) return queueWithFormer(tx, now, mails);
  return queueMails(tx, now, move ? mails.map((mail) => movedMail(mail, move)) : mails);
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}
