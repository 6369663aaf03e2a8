import { after, day } from '../clock.ts';
import type { Context } from '../context.ts';
import { joinTransaction } from '../database/connect.ts';
import { conflict } from '../http/app-error.ts';
import { findAnswer, insertAnswer, type KeyedRequest, lockKey } from './store.ts';

/** How long a first answer is given again, in milliseconds (design 6.1). */
export const keptFor = day;

/**
 * Does what is asked for once per key: in one transaction with the note of its answer, so that there is never one without the
 * other, and two at one moment do it once. The same again gets the first answer; another request under the key 409. What was
 * refused was not done, and is not kept: it is judged anew.
 */
export function doOnce(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  asked: KeyedRequest,
  work: () => Promise<unknown>,
): Promise<unknown> {
  return database.transaction(async (tx) => {
    await lockKey(tx, asked);
    const now = clock.now();
    const kept = await findAnswer(tx, asked, after(now, -keptFor));
    if (kept && kept.request !== asked.request) throw reused();
    if (kept) return kept.answer;
    const answer = await joinTransaction(tx, work);
    await insertAnswer(tx, asked, answer, now);
    return answer;
  });
}

function reused() {
  return conflict('idempotency-key-reused', 'This Idempotency-Key was used for another request.');
}
