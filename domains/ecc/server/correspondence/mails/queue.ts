import { idTakenError, type LockedPatrol } from '#patrols/server/schedule/service.ts';
import { onlyMailed } from '#people/server/mailbox.store.ts';
import { queueInstead, queueMails } from '#platform/mail/outbox.ts';
import { findLogOnSubject, insertLink, insertNotification, type NotificationRow } from '../store.ts';
import { isTraining } from '../training.ts';
import { eccAnswered } from './ecc-answered.tsx';
import { eccMessages } from './ecc-message.tsx';
import { isAnswered, isUpdate } from './message-kinds.ts';

/** Queues the mails to the ECC, and those that tell the crew of its answer. */

type Details = 'phone' | 'vehicle' | 'overt' | 'notes' | 'standDownReason';
type Outgoing = Pick<NotificationRow, 'id' | 'kind' | 'when' | 'by' | 'recipient' | 'message' | 'training'> &
  Partial<Pick<NotificationRow, Details>> & {
    /** The times that the ECC knew before, kept for a later message that replaces this one while it is queued. */
    lastMessage?: Record<string, string>;
  };

/** Stores a message and mails it, with a link if it needs an answer. Throws 409 if its id belongs to another patrol. */
export async function mailEcc(
  { tx, organizationId, patrol, now }: LockedPatrol,
  { lastMessage, ...outgoing }: Outgoing,
): Promise<void> {
  const { id, kind, by, training } = outgoing;
  const row = { ...outgoing, patrolId: patrol._id, created: now };
  if (!(await insertNotification(tx, organizationId, row))) throw idTakenError();
  if (isAnswered(kind)) await insertLink(tx, organizationId, id, now);
  const recipient = training ? by : 'ecc';
  const subject = { ...lastMessage, notificationId: id };
  const about = { organizationId, patrolId: patrol._id };
  const queue = isUpdate(kind) ? queueInstead : queueMails;
  await queue(tx, now, [{ ...about, kind: eccMessages[kind].kind, cause: id, recipient, subject }]);
}

/**
 * Tells the crew an event number, except the member who typed it. In training it tells only the member who
 * logged the patrol on.
 */
export async function mailAnswered(
  { tx, organizationId, patrol, now }: LockedPatrol,
  { id, by }: { id: string; by: string | null },
): Promise<void> {
  const logOnSubject = await findLogOnSubject(tx, organizationId, patrol._id);
  if (!logOnSubject) throw new Error('a locked patrol was not found');
  const ids = logOnSubject.assignments.map(({ personId }) => personId);
  const crew = [...(await onlyMailed(tx, organizationId, ids))];
  const sender = patrol.eccLogOnNotification?.by;
  const told = crew.filter((person) => person !== by && (!isTraining(logOnSubject) || person === sender));
  const subject = { responseId: id };
  const mails = told.map((recipient) => {
    return {
      organizationId,
      patrolId: patrol._id,
      kind: eccAnswered.kind,
      cause: id,
      recipient,
      subject,
    };
  });
  await queueInstead(tx, now, mails);
}
