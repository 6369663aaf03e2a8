import { today } from '#contract';
import { type CrewNotice, patrollerRemoved, queueNotices } from '#crew/server/assignments/service.ts';
import { type AssignmentRow, listCrew, listIdsByRole } from '#crew/server/store.ts';
import { getOrganization } from '#organizations/server/store.ts';
import type { LockedPatrol } from '#patrols/server/schedule/service.ts';
import { onlyMailed } from '#people/server/mailbox.store.ts';
import { after, day } from '#platform/clock.ts';
import { listSentSince } from '#platform/mail/mailed.store.ts';
import { listOfferIdsOf } from '../store.ts';
import { mailedFrom } from '../turns.ts';
import { coverAskedMail } from './cover-asked.tsx';
import { coverRequested } from './cover-requested.tsx';
import { coverTaken } from './cover-taken.tsx';
import { placeOffered } from './place-offered.tsx';
import { swapDeclined } from './swap-declined.tsx';
import { swapProposed } from './swap-proposed.tsx';

/** Queues the mails about offered places, cover and swaps (product 11.57 to 11.59). */

/** Asks these people to take a free place of the patrol, each once a day at most. Returns the ids of the mails. */
export async function mailOffered(locked: LockedPatrol, people: readonly string[]): Promise<string[]> {
  const { tx, organizationId, patrol, now } = locked;
  const { timeZone } = await getOrganization(tx, organizationId);
  const cause = `${patrol._id}:${today(now, timeZone)}`;
  const subject = { patrolId: patrol._id };
  const mails = people.map((recipient) => ({ cause, recipient, subject }));
  return queueQuestions(locked, { mail: placeOffered }, mails);
}

/** Queues mails that ask people for something, and disturb nobody at night (product 11.67). Returns their ids. */
async function queueQuestions(
  locked: LockedPatrol,
  notice: CrewNotice,
  mails: Parameters<typeof queueNotices>[2],
): Promise<string[]> {
  const { timeZone } = await getOrganization(locked.tx, locked.organizationId);
  return queueNotices(locked, { ...notice, due: mailedFrom(locked.now, locked.patrol, timeZone) }, mails);
}

/** For how long nobody is mailed again for the same place. */
const askedAgainAfter = day;

/** Asks these people to take over a place. Whom a mail has asked for it within a day is not mailed again (product 11.57). */
export async function mailCoverWanted(
  locked: LockedPatrol,
  { offerId, assignmentId }: { offerId: string; assignmentId: string },
  people: readonly string[],
): Promise<void> {
  const { tx, organizationId, patrol, now } = locked;
  const causes = await listOfferIdsOf(tx, organizationId, assignmentId);
  const about = { patrolId: patrol._id, kind: coverAskedMail.kind, causes };
  const asked = await listSentSince(tx, organizationId, about, after(now, -askedAgainAfter));
  const others = people.filter((id) => !asked.has(id));
  const mails = others.map((recipient) => ({ cause: offerId, recipient, subject: { offerId } }));
  await queueQuestions(locked, { mail: coverAskedMail, gathers: true }, mails);
}

/** Tells the admins who asks for cover, except one who asks for it themself. */
export async function mailCoverRequested(locked: LockedPatrol, offerId: string, by: string): Promise<void> {
  const admins = await listIdsByRole(locked.tx, locked.organizationId, 'admin');
  const others = admins.filter((id) => id !== by);
  const mails = others.map((recipient) => ({ cause: offerId, recipient, subject: { offerId } }));
  await queueNotices(locked, { mail: coverRequested, gathers: true }, mails);
}

interface Covered {
  offerId: string;
  /** The place that was taken over. */
  former: AssignmentRow;
  /** Who has taken it. */
  by: string;
  toAdmins: boolean;
}

/** Tells whose place it was that they need not come, and the rest of the crew and perhaps the admins who comes instead. */
export async function mailCovered(
  locked: LockedPatrol,
  { offerId, former, by, toAdmins }: Covered,
): Promise<void> {
  const { tx, organizationId, patrol } = locked;
  const crew = (await listCrew(tx, organizationId, patrol._id)).map(({ personId }) => personId);
  const mailed = await onlyMailed(tx, organizationId, [former.personId, ...crew]);
  const about = { cause: former.id, subject: { assignmentId: former.id, offerId } };
  if (mailed.has(former.personId)) {
    const toFormer = { ...about, recipient: former.personId };
    await queueNotices(locked, { mail: patrollerRemoved }, [toFormer]);
  }
  const admins = toAdmins ? await listIdsByRole(tx, organizationId, 'admin') : [];
  const others = new Set([...crew.filter((id) => mailed.has(id)), ...admins]);
  for (const id of [by, former.personId]) others.delete(id);
  const mails = [...others].map((recipient) => ({ ...about, recipient }));
  await queueNotices(locked, { mail: coverTaken }, mails);
}

/** Asks somebody to change places. */
export async function mailSwapProposed(locked: LockedPatrol, offerId: string, to: string): Promise<void> {
  const mail = { cause: offerId, recipient: to, subject: { offerId } };
  await queueQuestions(locked, { mail: swapProposed }, [mail]);
}

/** Tells whoever has proposed a swap that it was declined. */
export async function mailSwapDeclined(locked: LockedPatrol, offerId: string, to: string): Promise<void> {
  const mail = { cause: offerId, recipient: to, subject: { offerId } };
  await queueNotices(locked, { mail: swapDeclined }, [mail]);
}
