import { listCrew } from '#crew/server/store.ts';
import type { LockedPatrol } from '#patrols/server/schedule/service.ts';
import { conflict } from '#platform/http/pipeline/app-error.ts';
import { listApart } from '../pairs.store.ts';

/** Returns whether somebody must not go with one of the crew, but for whoever leaves it (product 6.50). */
export async function mustStayApart(
  { tx, organizationId, patrol }: LockedPatrol,
  { joining, leaving }: { joining: string; leaving: string | undefined },
): Promise<boolean> {
  const apart = (await listApart(tx, organizationId, [joining])).get(joining);
  if (!apart) return false;
  const crew = await listCrew(tx, organizationId, patrol._id);
  return crew.some(({ personId }) => personId !== leaving && apart.has(personId));
}

/** Says nothing of the reason: who must not go together is known to admins alone (product 6.50). */
export function placeNotOpenError() {
  return conflict('place-not-open', 'This place is not open to you any more. Thank you for offering to go.');
}
