import { toLocal } from '#contract';
import { listAssigned, listCrew } from '#crew/server/store.ts';
import { overlap } from '#patrols/contract';
import { type LockedPatrol, listBookings } from '#patrols/server/schedule/service.ts';
import { onlyMailed } from '#people/server/mailbox.store.ts';
import { unavailableOn } from '#planning/contract';
import type { listPatrollers } from '../availability/service.ts';

type Patroller = Awaited<ReturnType<typeof listPatrollers>>[number];

/**
 * Returns those of these patrollers who could take a place on the patrol (product 6.32): whom a mail reaches, who can go that day and are
 * not elsewhere, who are neither on it nor have declined it, and who may go with its crew but for whoever leaves it.
 */
export async function whoCouldTake(
  { tx, organizationId, patrol }: LockedPatrol,
  patrollers: readonly Patroller[],
  leaving?: string,
): Promise<string[]> {
  const crew = await listCrew(tx, organizationId, patrol._id);
  const staying = new Set(crew.map(({ personId }) => personId).filter((id) => id !== leaving));
  const date = toLocal(patrol.when, patrollers[0]?.timeZone ?? 'UTC').date; // all have their organization's zone
  const ids = patrollers
    .filter(({ periods }) => unavailableOn(periods, date) !== 'cannot')
    .filter(({ pairs }) => {
      return !pairs.some(({ kind, personId }) => kind === 'not-together' && staying.has(personId));
    })
    .map(({ _id }) => _id);
  const mailed = await onlyMailed(tx, organizationId, ids);
  const bookings = await listBookings(tx, organizationId, ids, patrol);
  const elsewhere = bookings.filter((booking) => overlap(booking.patrol, patrol));
  const assigned = await listAssigned(tx, organizationId, patrol._id);
  const others = new Set([...elsewhere.map(({ person }) => person.id), ...assigned]);
  return ids.filter((id) => mailed.has(id) && !others.has(id));
}
