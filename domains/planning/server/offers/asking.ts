import { v7 as newId } from 'uuid';
import type { LockedPatrol } from '#patrols/server/schedule/service.ts';
import { insertOfferLinks, insertRecipients } from './store.ts';

/** Makes these people recipients of an offer, each with a link: their own of this call, or a new one. */
export async function askPeople(
  { tx, organizationId, now }: LockedPatrol,
  offerId: string,
  people: readonly string[],
  links: Map<string, string> = new Map(),
): Promise<void> {
  if (people.length === 0) return;
  const missing = people.filter((personId) => !links.has(personId));
  const added = missing.map((personId) => ({ id: newId(), personId }));
  await insertOfferLinks(tx, organizationId, added, now);
  for (const { id, personId } of added) links.set(personId, id);
  const rows = people.flatMap((personId) => {
    const linkId = links.get(personId);
    return linkId ? [{ organizationId, offerId, personId, asked: now, linkId }] : [];
  });
  await insertRecipients(tx, rows);
}
