import type { Patrol } from '@patrolbook/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { announceChange } from '../../platform/database/announce.ts';
import type { Reader, Transaction } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { type BarePatrol, presentBare, presentPatrol } from './present.ts';
import { findPatrol, lockPatrolRow } from './store.ts';

/** A patrol of the organization with its crew; 404 otherwise. */
export async function readPatrol(db: Reader, organizationId: string, id: string): Promise<Patrol> {
  const row = await findPatrol(db, organizationId, id);
  if (!row) throw notFound();
  return presentPatrol(row);
}

/** A patrol whose row is locked, so that a rule judged on it holds until the transaction ends. */
export interface HeldPatrol {
  tx: Transaction;
  organizationId: string;
  patrol: BarePatrol;
  /** When it was locked. */
  now: string;
}

/** Locks a patrol; undefined if there is none. Whoever locks several does so in the order of their ids. */
export async function holdPatrol(
  tx: Transaction,
  organizationId: string,
  id: string,
  clock: Clock,
): Promise<HeldPatrol | undefined> {
  const row = await lockPatrolRow(tx, organizationId, id);
  return row && { tx, organizationId, patrol: presentBare(row), now: clock.now() };
}

/**
 * The one way to change a patrol or its crew: in a transaction that holds the patrol's row, so that of two at once the second
 * judges what the first left behind. Announces the change and answers the patrol as it is then. 404 if there is none.
 */
export function changePatrol(
  { database, clock }: Context,
  organizationId: string,
  id: string,
  change: (held: HeldPatrol) => Promise<void>,
): Promise<Patrol> {
  return database.transaction(async (tx) => {
    const held = await holdPatrol(tx, organizationId, id, clock);
    if (!held) throw notFound();
    await change(held);
    await announceChange(tx, organizationId, { type: 'patrol', _id: id });
    return readPatrol(tx, organizationId, id);
  });
}
