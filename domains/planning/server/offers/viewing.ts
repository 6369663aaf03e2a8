import { expiredLinkError, presentOrganization } from '#crew/server/assignments/service.ts';
import { findAddressee } from '#people/server/mailbox.store.ts';
import type { OfferedPlacesView } from '#planning/contract';
import type { Reader } from '#platform/database/connect.ts';
import type { LinkHolder } from '#platform/http/pipeline/actor.ts';
import { notFound } from '#platform/http/pipeline/app-error.ts';
import { presentPlace } from './present.ts';
import { type AskedPlace, findAsked, listAsked } from './store.ts';

/** Somebody who is asked to take places. */
export interface Taker {
  organizationId: string;
  personId: string;
}

/** Throws 401 for a link that is not somebody's. */
export function takerOf({ organizationId, personId }: LinkHolder): Taker {
  if (!organizationId || !personId) throw expiredLinkError();
  return { organizationId, personId };
}

/** Throws 404 if they are not asked. */
export async function getAsked(
  db: Reader,
  { organizationId, personId }: Taker,
  id: string,
): Promise<AskedPlace> {
  const asked = await findAsked(db, organizationId, personId, id);
  if (!asked) throw notFound();
  return asked;
}

/** Returns what somebody is asked to take of the patrols that are ahead, the earliest first, each with the link that told of it. */
export async function listPlaces(db: Reader, { organizationId, personId }: Taker, now: string) {
  const asked = await listAsked(db, organizationId, personId, { after: now });
  return asked
    .map((one) => ({ linkId: one.linkId, place: presentPlace(one, now) }))
    .toSorted((a, b) => startOf(a.place).localeCompare(startOf(b.place)));
}

const startOf = ({ patrol, _id }: ReturnType<typeof presentPlace>) => `${patrol.when} ${_id}`;

/** Returns what the holder of a link sees. Throws 401 once the patrols of which its mail told have begun. */
export async function viewPlaces(db: Reader, holder: LinkHolder, now: string): Promise<OfferedPlacesView> {
  const taker = takerOf(holder);
  const person = await findAddressee(db, taker.organizationId, taker.personId);
  const places = await listPlaces(db, taker, now);
  const isOfMail = ({ linkId }: { linkId: string }) => linkId === holder.tokenId;
  if (!person?.organization || !places.some(isOfMail)) throw expiredLinkError();
  const { firstName, lastName, mailVia, organization } = person;
  const shown = places.filter((one) => isOfMail(one) || one.place.state === 'open');
  return {
    me: { firstName, lastName, shared: mailVia !== null },
    organization: presentOrganization(organization),
    items: shown.map(({ place }) => place),
  };
}
