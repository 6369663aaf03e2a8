import { onlyMailed } from '../../../domain/people/mailbox.store.ts';
import type { LockedPatrol } from '../../patrols/service.ts';
import { type AssignmentRow, listCrew, listIdsByRole } from '../store.ts';
import { mailKinds, queueNotices } from './queue.ts';

/** Queues the mails about cover (product 11.57 to 11.59). */

/** Asks those who could take over, and tells the admins, except one who asks for it themself. */
export async function mailCoverAsked(
  locked: LockedPatrol,
  offerId: string,
  { people, by }: { people: readonly string[]; by: string },
): Promise<void> {
  const toEach = (recipient: string) => ({ cause: offerId, recipient, subject: { offerId } });
  await queueNotices(locked, { kind: mailKinds.coverAsked }, people.map(toEach));
  const admins = await listIdsByRole(locked.tx, locked.organizationId, 'admin');
  const others = admins.filter((id) => id !== by);
  await queueNotices(locked, { kind: mailKinds.coverRequested }, others.map(toEach));
}

/** Tells whose place it was that they need not come, and the rest of the crew and the admins who comes instead. */
export async function mailCovered(
  locked: LockedPatrol,
  { offerId, former, by }: { offerId: string; former: AssignmentRow; by: string },
): Promise<void> {
  const { tx, organizationId, patrol } = locked;
  const crew = (await listCrew(tx, organizationId, patrol._id)).map(({ personId }) => personId);
  const mailed = await onlyMailed(tx, organizationId, [former.personId, ...crew]);
  if (mailed.has(former.personId)) {
    const subject = { assignmentId: former.id, offerId };
    const toFormer = { cause: former.id, recipient: former.personId, subject };
    await queueNotices(locked, { kind: mailKinds.patrollerRemoved }, [toFormer]);
  }
  const admins = await listIdsByRole(tx, organizationId, 'admin');
  const others = new Set([...crew.filter((id) => mailed.has(id)), ...admins]);
  for (const id of [by, former.personId]) others.delete(id);
  const mails = [...others].map((recipient) => ({ cause: offerId, recipient, subject: { offerId } }));
  await queueNotices(locked, { kind: mailKinds.coverTaken }, mails);
}
