import { after, day } from '../clock.ts';
import type { Transaction } from '../database/connect.ts';
import { conflict } from '../http/pipeline/app-error.ts';
import { findRecord, insertRecord, type KeyedRequest, lockKey } from './store.ts';

/** For how long a first answer is returned again, in milliseconds (product 12.5). */
export const retention = day;

/**
 * Runs `work` once per key and returns its answer, or the first answer if the request is repeated. The work and
 * the record of its answer share the transaction, so concurrent requests run it only once. A refused request is
 * not recorded, so a repeat runs again. Throws 409 for a different request under the same key.
 */
export async function withIdempotency(
  tx: Transaction,
  now: string,
  keyed: KeyedRequest,
  work: () => Promise<unknown>,
): Promise<unknown> {
  await lockKey(tx, keyed);
  const record = await findRecord(tx, keyed, after(now, -retention));
  if (record && record.request !== keyed.request) throw keyReusedError();
  if (record) return record.answer;
  const answer = await work();
  await insertRecord(tx, keyed, answer, now);
  return answer;
}

function keyReusedError() {
  return conflict('idempotency-key-reused', 'This Idempotency-Key was used for another request.');
}
