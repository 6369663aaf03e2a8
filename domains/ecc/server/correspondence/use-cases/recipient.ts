import { eccOf } from '#organizations/server/ecc-contact.ts';
import type { LockedPatrol } from '#patrols/server/schedule/service.ts';
import { findPerson } from '#people/server/store.ts';
import type { Settings } from '#platform/settings.ts';
import type { LogOnSubject } from '../store.ts';
import { isTraining } from '../training.ts';

/**
 * Returns the address that a message goes to: the ECC's if it has one, or for training the sender's own (product
 * 16.8).
 */
export async function recipientOf(
  { tx, organizationId }: LockedPatrol,
  logOnSubject: LogOnSubject,
  by: string,
  settings: Settings,
): Promise<string | null> {
  if (!isTraining(logOnSubject)) return eccOf(logOnSubject.organization, settings).email;
  const sender = await findPerson(tx, organizationId, by);
  return sender?.email ?? null;
}
