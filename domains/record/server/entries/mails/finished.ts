import { isTest } from '#patrols/contract';
import type { LockedPatrol } from '#patrols/server/schedule/service.ts';
import { listSummarized } from '#people/server/notices.store.ts';
import { queueMails } from '#platform/mail/outbox.ts';

/** The kind of the mail that sums up a finished patrol (product 11.15). */
export const finishedKind = 'patrol-finished';

/** What those have chosen who get the summary of each patrol (product 11.65). */
export const chosenForPatrol = ['each'] as const;

/** Mails the summary of a finished patrol, once for each finish. Nobody is mailed about a test patrol. */
export async function mailFinished({ tx, organizationId, patrol, now }: LockedPatrol): Promise<void> {
  if (isTest(patrol)) return;
  const finish = patrol.finished?._id ?? patrol._id;
  const recipients = await listSummarized(tx, organizationId, chosenForPatrol);
  const mails = recipients.map((recipient) => ({
    organizationId,
    patrolId: patrol._id,
    kind: finishedKind,
    cause: finish,
    recipient,
    subject: { patrolId: patrol._id, finish },
  }));
  await queueMails(tx, now, mails);
}
