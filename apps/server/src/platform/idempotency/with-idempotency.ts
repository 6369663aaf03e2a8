import { after, day } from '../clock.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { conflict } from '../http/pipeline/app-error.ts';
import { findRecord, insertRecord, type KeyedRequest, lockKey } from './store.ts';

/** How long a first answer is returned again, in milliseconds (product 12.5). */
export const retention = day;

/**
 * Runs `work` once per key and returns its answer, or the first answer when the request is repeated. The work and the record
 * of its answer share one transaction, so concurrent requests run it only once. A refused request is not recorded, so a
 * repetition runs again. Throws 409 for a different request under the same key.
 */
export function withIdempotency(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  keyed: KeyedRequest,
  work: (tx: Transaction) => Promise<unknown>,
): Promise<unknown> {
  return inTransaction(database, async (tx) => {
    await lockKey(tx, keyed);
    const now = clock.now();
    const record = await findRecord(tx, keyed, after(now, -retention));
    if (record && record.request !== keyed.request) throw keyReused();
    if (record) return record.answer;
    const answer = await work(tx);
    await insertRecord(tx, keyed, answer, now);
    return answer;
  });
}

function keyReused() {
  return conflict('idempotency-key-reused', 'This Idempotency-Key was used for another request.');
}
