import { formatName } from '#contract';
import { overlap, type Patrol } from '#patrols/contract';
import { type LockedPatrol, listBookings } from '#patrols/server/schedule/service.ts';
import { type AppError, conflict } from '#platform/http/pipeline/app-error.ts';
import { lockPeople } from '../../store.ts';

type Bookings = Awaited<ReturnType<typeof listBookings>>;

/**
 * Returns which of these people are on another patrol or event at the same time, without the one that they leave for this. Throws 409 if
 * there are any, unless overridden. Locks the people until the transaction ends, so that concurrent bookings of one person see each other
 * (product 6.4).
 */
export async function findDoubleBooked(
  { tx, organizationId, patrol }: LockedPatrol,
  personIds: readonly string[],
  { override, leaving }: { override: boolean; leaving?: string },
): Promise<ReadonlySet<string>> {
  if (personIds.length === 0) return new Set();
  await lockPeople(tx, organizationId, personIds);
  const nearby = await listBookings(tx, organizationId, personIds, patrol);
  const others = nearby.filter((booking) => booking.patrol.id !== leaving);
  const clashes = others.filter((booking) => overlap(booking.patrol, patrol));
  if (clashes.length > 0 && !override) throw doubleBookedError(clashes);
  return new Set(clashes.map(({ person }) => person.id));
}

export function doubleBookedError(clashes: Bookings): AppError {
  const names = [...new Map(clashes.map(({ person }) => [person.id, formatName(person)])).values()];
  const patrols = new Map(
    clashes.map(({ patrol: { id: _id, name, when, hours } }) => [_id, { _id, name, when, hours }]),
  );
  const others = patrols.size > 1 ? 'others' : `another ${typeOf(clashes)}`;
  const message = `${names.join(', ')} ${names.length > 1 ? 'are' : 'is'} on ${others} at that time.`;
  return conflict('double-booked', message, { patrols: [...patrols.values()] });
}

function typeOf(clashes: Bookings): Patrol['type'] {
  return clashes.every(({ patrol }) => patrol.type === 'event') ? 'event' : 'patrol';
}
