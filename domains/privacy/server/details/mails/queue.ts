import { listIdsByRole } from '#crew/server/store.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import type { PrivacyClock } from '#privacy/contract';
import type { ErasureRow } from '../erasures/store.ts';
import { detailsGo } from './details-go.tsx';
import { erasureChosen } from './erasure-chosen.tsx';
import { clocksShortened, holdReleased } from './keeps-less.tsx';

/** Tells the admins what is taken away for the first time, and from which local date on (product 22.4). */
export async function mailAnnouncement(
  tx: Transaction,
  organizationId: string,
  { from, counts, now }: { from: string; counts: Partial<Record<PrivacyClock, number>>; now: string },
): Promise<void> {
  const subject = { from, counts: JSON.stringify(counts) };
  const cause = `${from}:${Object.keys(counts).join(':')}`;
  await mailAdmins(tx, organizationId, { kind: detailsGo.kind, cause, subject, now });
}

/** Tells the admins which clocks will keep for fewer days (product 22.25). */
export async function mailShortened(
  tx: Transaction,
  organizationId: string,
  { shortened: clocks, now }: { shortened: readonly PrivacyClock[]; now: string },
): Promise<void> {
  const cause = `${now}:${clocks.join(':')}`;
  await mailAdmins(tx, organizationId, { kind: clocksShortened.kind, cause, subject: { chosen: now }, now });
}

/** Tells the admins what will be held no more (product 22.26). */
export async function mailReleased(
  tx: Transaction,
  organizationId: string,
  { holdId, now }: { holdId: string; now: string },
): Promise<void> {
  const subject = { hold: holdId, chosen: now };
  await mailAdmins(tx, organizationId, { kind: holdReleased.kind, cause: `${holdId}:${now}`, subject, now });
}

/** Tells the admins what will be erased (product 22.27). It has all that the mail names: it may leave after that was done. */
export async function mailErasure(
  tx: Transaction,
  { organizationId, id, personId, incidents, chosen, chosenBy, due }: ErasureRow,
  now: string,
): Promise<void> {
  const of: Record<string, string> = personId
    ? { person: personId }
    : { incidents: JSON.stringify(incidents) };
  const subject = { erasure: id, by: chosenBy, chosen, due, ...of };
  await mailAdmins(tx, organizationId, { kind: erasureChosen.kind, cause: id, subject, now });
}

async function mailAdmins(
  tx: Transaction,
  organizationId: string,
  { now, ...mail }: { kind: string; cause: string; subject: Record<string, string>; now: string },
): Promise<void> {
  const admins = await listIdsByRole(tx, organizationId, 'admin');
  const mails = admins.map((recipient) => ({ organizationId, recipient, patrolId: null, ...mail }));
  await queueMails(tx, now, mails);
}
