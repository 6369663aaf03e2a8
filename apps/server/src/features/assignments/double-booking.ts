import { formatName, overlap, type Patrol } from '@patrolbook/contract';
import { type AppError, conflict } from '../../platform/http/app-error.ts';
import type { HeldPatrol } from '../patrols/service.ts';
import { holdPeople, listBookings } from './bookings/store.ts';

type Bookings = Awaited<ReturnType<typeof listBookings>>;

/**
 * Which of these people count on another patrol or event at the time of this one. 409 if there are any, unless overridden. They
 * are held until the transaction ends, so that of two admins who book one person at one moment the second sees the first.
 */
export async function findDoubleBooked(
  { tx, organizationId, patrol }: HeldPatrol,
  personIds: readonly string[],
  { override }: { override: boolean },
): Promise<ReadonlySet<string>> {
  if (personIds.length === 0) return new Set();
  await holdPeople(tx, organizationId, personIds);
  const nearby = await listBookings(tx, organizationId, personIds, patrol);
  const clashes = nearby.filter((booking) => overlap(booking.patrol, patrol));
  if (clashes.length > 0 && !override) throw doubleBooked(clashes);
  return new Set(clashes.map(({ person }) => person.id));
}

function doubleBooked(clashes: Bookings): AppError {
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
