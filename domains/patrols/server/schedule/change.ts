import { overlap, type Patrol } from '#patrols/contract';
import type { Clock } from '#platform/clock.ts';
import { announceChange } from '#platform/database/announce.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { notFound } from '#platform/http/pipeline/app-error.ts';
import { listBookings } from './bookings.store.ts';
import {
  type DoubleBookings,
  type PatrolWithoutRecord,
  presentPatrol,
  presentWithoutRecord,
} from './present.ts';
import { findPatrol, lockPatrolRow, type PatrolWithRecord, type StoredPatrol } from './store.ts';

/** Returns a patrol with its crew, guests and incidents. Throws 404 if there is none. */
export async function readPatrol(db: Reader, organizationId: string, id: string): Promise<Patrol> {
  const row = await findPatrol(db, organizationId, id);
  if (!row) throw notFound();
  return presentPatrol(row, await findDoubleBookings(db, row));
}

/**
 * Returns the other patrols, at that time, of the people who were added though double-booked. Most patrols have
 * nobody like that.
 */
async function findDoubleBookings(db: Reader, row: PatrolWithRecord): Promise<DoubleBookings> {
  const { organizationId, id: _id, when, hours } = row;
  const overridden = row.assignments.filter((one) => one.doubleBooked && !one.declined && !one.removed);
  if (overridden.length === 0) return [];
  const personIds = overridden.map(({ personId }) => personId);
  const nearby = await listBookings(db, organizationId, personIds, { _id, when, hours });
  return nearby.filter(({ patrol }) => overlap(patrol, row));
}

/** A patrol whose row is locked, so that a checked rule holds until the transaction ends. */
export interface LockedPatrol {
  tx: Transaction;
  organizationId: string;
  patrol: PatrolWithoutRecord;
  /** The row when it was locked. */
  row: StoredPatrol;
  /** The instant at which it was locked. */
  now: string;
}

/** Locks a patrol; returns undefined if there is none. Callers lock several patrols in the order of their ids. */
export async function lockPatrol(
  tx: Transaction,
  organizationId: string,
  id: string,
  clock: Clock,
): Promise<LockedPatrol | undefined> {
  const row = await lockPatrolRow(tx, organizationId, id);
  return row && { tx, organizationId, patrol: presentWithoutRecord(row), row, now: clock.now() };
}

/** The transaction in which a patrol is changed, and the clock. */
export interface ChangeContext {
  tx: Transaction;
  clock: Clock;
}

/**
 * Changes a patrol or its crew after locking the patrol's row, so concurrent changes run one after the other, and announces
 * the change. Throws 404 if there is none.
 */
export async function changePatrol(
  { tx, clock }: ChangeContext,
  organizationId: string,
  id: string,
  change: (locked: LockedPatrol) => Promise<void>,
): Promise<void> {
  const locked = await lockPatrol(tx, organizationId, id, clock);
  if (!locked) throw notFound();
  await change(locked);
  await announceChange(tx, organizationId, { type: 'patrol', _id: id });
}

/** Does the same, and returns the changed patrol. */
export async function changeAndReadPatrol(
  context: ChangeContext,
  organizationId: string,
  id: string,
  change: (locked: LockedPatrol) => Promise<void>,
): Promise<Patrol> {
  await changePatrol(context, organizationId, id, change);
  return readPatrol(context.tx, organizationId, id);
}
