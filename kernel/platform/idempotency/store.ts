import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';
import { inOrganization, placed } from '../database/in-organization.ts';
import { idempotencyRecord } from '../database/schema/platform.ts';

/** A creating call of one person with its idempotency key. */
export interface KeyedRequest {
  /** Null for super administrators. */
  organizationId: string | null;
  personId: string;
  /** Method and path pattern. */
  route: string;
  key: string;
  /** A digest of the request. */
  request: string;
}

/** Locks the key: a concurrent request with the same key waits until the transaction ends. */
export async function lockKey(tx: Transaction, { personId, route, key }: KeyedRequest): Promise<void> {
  const text = JSON.stringify([personId, route, key]);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${text}, 1))`);
}

/** Returns the key's record if it was created after `since`. */
export async function findRecord(tx: Transaction, keyed: KeyedRequest, since: string) {
  const [found] = await tx
    .select({ request: idempotencyRecord.request, answer: idempotencyRecord.answer })
    .from(idempotencyRecord)
    .where(and(hasKey(keyed), gt(idempotencyRecord.created, since)));
  return found;
}

/** Inserts the record in place of an expired one under the same key. */
export async function insertRecord(
  tx: Transaction,
  keyed: KeyedRequest,
  answer: unknown,
  created: string,
): Promise<void> {
  await tx.delete(idempotencyRecord).where(hasKey(keyed));
  await tx.insert(idempotencyRecord).values(placed({ ...keyed, answer, created }));
}

export async function deleteExpiredRecords(tx: Transaction, until: string): Promise<void> {
  await tx.delete(idempotencyRecord).where(lte(idempotencyRecord.created, until));
}

function hasKey({ organizationId, personId, route, key }: KeyedRequest) {
  return and(
    inOrganization(idempotencyRecord.organizationId, organizationId),
    eq(idempotencyRecord.personId, personId),
    eq(idempotencyRecord.route, route),
    eq(idempotencyRecord.key, key),
  );
}
