import { listIdsByRole } from '#crew/server/store.ts';
import { isTest, type ReviewReason } from '#patrols/contract';
import type { LockedPatrol } from '#patrols/server/schedule/service.ts';
import { listSummarized } from '#people/server/notices.store.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { chosenForPatrol, patrolFinished } from './patrol-finished.tsx';
import { recordKept } from './record-kept.tsx';

/** Queues the mails about what was recorded. */

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
      return {
        organizationId,
        kind: recordKept.kind,
        cause,
        recipient,
        subject: { patrolId, by, why },
        patrolId,
      };
    }),
  );
}

/** Mails the summary of a finished patrol, once for each finish. Nobody is mailed about a test patrol. */
export async function mailFinished({ tx, organizationId, patrol, now }: LockedPatrol): Promise<void> {
  if (isTest(patrol)) return;
  const finish = patrol.finished?._id ?? patrol._id;
  const recipients = await listSummarized(tx, organizationId, chosenForPatrol);
  const mails = recipients.map((recipient) => ({
    organizationId,
    patrolId: patrol._id,
    kind: patrolFinished.kind,
    cause: finish,
    recipient,
    subject: { patrolId: patrol._id, finish },
  }));
  await queueMails(tx, now, mails);
}
