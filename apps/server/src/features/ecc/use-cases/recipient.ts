import { isTest } from '@patrolbook/contract';
import { eccOf, type Settings } from '../../../platform/settings.ts';
import type { LockedPatrol } from '../../patrols/service.ts';
import { type Departure, findPerson } from '../store.ts';

/** Returns the address that a message goes to: the ECC's if it has one, or its sender's of a TEST patrol (product 16.8). */
export async function recipientOf(
  { tx, organizationId, patrol }: LockedPatrol,
  organization: Departure['organization'],
  by: string,
  settings: Settings,
): Promise<string | null> {
  if (!isTest(patrol)) return eccOf(organization, settings).email;
  const sender = await findPerson(tx, organizationId, by);
  return sender?.email ?? null;
}
