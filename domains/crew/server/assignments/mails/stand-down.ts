import { v7 as newId } from 'uuid';
import { getOrganization } from '#organizations/server/store.ts';
import { isBelowLeastCrew, isTest } from '#patrols/contract';
import type { LockedPatrol } from '#patrols/server/schedule/service.ts';
import { isStandDownNear } from '#patrols/server/stand-down.ts';
import { onlyMailed } from '#people/server/mailbox.store.ts';
import { listCrew, listIdsByRole } from '../../store.ts';
import { patrolStandDown } from './patrol-stand-down.tsx';
import { queueNotices } from './queue.ts';

/**
 * Warns the rest of the crew and the admins, but not the one who has made the change, when one place less has left the crew of a
 * finalized patrol too small and the start is near (product 11.56). It waits as a decline does, so that whoever is found at once spares it.
 */
export async function warnOfStandDown(locked: LockedPatrol, by: string): Promise<void> {
  const { tx, organizationId, patrol, now } = locked;
  if (!patrol.finalized || patrol.type !== 'patrol' || isTest(patrol)) return;
  const { timeZone: zone } = await getOrganization(tx, organizationId);
  if (!isStandDownNear(patrol, { zone, now })) return;
  const crew = await listCrew(tx, organizationId, patrol._id);
  const wasLargeEnough = !isBelowLeastCrew(crew.length + 1);
  if (!isBelowLeastCrew(crew.length) || !wasLargeEnough) return;
  const ids = crew.map(({ personId }) => personId);
  const mailed = await onlyMailed(tx, organizationId, ids);
  const admins = await listIdsByRole(tx, organizationId, 'admin');
  const recipients = new Set([...ids.filter((id) => mailed.has(id)), ...admins]);
  recipients.delete(by);
  const [cause, subject] = [newId(), { patrolId: patrol._id }];
  const mails = [...recipients].map((recipient) => ({ cause, recipient, subject }));
  await queueNotices(locked, { mail: patrolStandDown, waits: true }, mails);
}
