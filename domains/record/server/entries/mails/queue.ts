import { listIdsByRole } from '#crew/server/store.ts';
import { isTest, type ReviewReason } from '#patrols/contract';
import type { LockedPatrol } from '#patrols/server/schedule/service.ts';
import { queueMails } from '#platform/mail/outbox.ts';

/** The kind of this mail; `mails.ts` knows how it is composed. */
export const kept = 'record-kept';

/** What a device without coverage cannot hear of. */
export type Unheard = Extract<ReviewReason, 'cancelled' | 'off-crew'>;

/** Tells the admins that somebody recorded on a patrol that they believed was off, or that this person was off, once for each person and reason. */
export async function mailKept(
  { tx, organizationId, patrol, now }: LockedPatrol,
  { by, why }: { by: string; why: Unheard },
): Promise<void> {
  if (isTest(patrol)) return;
  const patrolId = patrol._id;
  const cause = `${patrolId}:${by}:${why}`;
  const admins = await listIdsByRole(tx, organizationId, 'admin');
  await queueMails(
    tx,
    now,
    admins.map((recipient) => {
      return { organizationId, kind: kept, cause, recipient, subject: { patrolId, by, why }, patrolId };
    }),
  );
}
