import { isKnownToEcc, type KnownToEcc } from '#ecc/contract';
import { type EccMessage, type EccPatrol, eventNumberOf } from '#patrols/contract';
import type { LockedPatrol } from '#patrols/server/schedule/service.ts';
import type { Settings } from '#platform/settings.ts';
import { mailEcc } from '../mails/queue.ts';
import { presentEccPatrol } from '../present.ts';
import { findLogOnSubject, type NotificationRow } from '../store.ts';
import { recipientOf } from './recipient.ts';

/** The sender, the time and the id of a message. */
interface Sending {
  id: string;
  kind: Exclude<NotificationRow['kind'], 'log-on'>;
  by: string;
  when: string;
  lastMessage?: Record<string, string>;
}

/** Mails a message to the ECC if it knows of the patrol (product 16.9) and takes mail. Returns whether it did. */
export async function sendToEcc(
  locked: LockedPatrol,
  settings: Settings,
  sending: Sending,
  write: (patrol: EccPatrol, known: KnownToEcc) => EccMessage,
): Promise<boolean> {
  const { tx, organizationId, patrol } = locked;
  if (!isKnownToEcc(patrol)) return false;
  const found = await findLogOnSubject(tx, organizationId, patrol._id);
  const recipient = found && (await recipientOf(locked, found, sending.by, settings));
  if (!recipient) return false;
  const [logOn] = found.eccNotifications;
  const of = presentEccPatrol(found);
  const message = write(of, { policeEventNumber: eventNumberOf(patrol), phone: logOn?.phone ?? null });
  await mailEcc(locked, { ...sending, recipient, message, training: of.training });
  return true;
}
