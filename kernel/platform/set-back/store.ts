import { and, gt, max, not, or, sql } from 'drizzle-orm';
import { after, clocksDiffer } from '../clock.ts';
import type { Transaction } from '../database/connect.ts';
import { mail } from '../database/schema/mails.ts';
import { attempt, periodicTaskRun } from '../database/schema/platform.ts';
import type { Moved } from './moved.store.ts';

/** Returns the latest time that a periodic task has noted as its own; null if none has. */
export async function latestRun(tx: Transaction): Promise<string | null> {
  const [found] = await tx.select({ latest: max(periodicTaskRun.ran) }).from(periodicTaskRun);
  return found?.latest ?? null;
}

/**
 * Moves back what lies ahead: what has happened, to now; what ends, so that it ends as long after now as it would have ended after then.
 */
export async function moveBack(tx: Transaction, ahead: readonly Moved[], now: string): Promise<void> {
  const instant = sql`${now}::timestamptz`;
  const limit = sql`${after(now, clocksDiffer)}::timestamptz`;
  for (const { table, past, ends } of ahead) {
    const since = ends?.since ?? instant;
    const changes = [
      ...past.map(
        (one) =>
          sql`${sql.identifier(one.name)} = case when ${one} > ${instant} then ${instant} else ${one} end`,
      ),
      ...(ends?.columns ?? []).map(
        (one) => sql`${sql.identifier(one.name)} = ${one} - greatest(${since} - ${instant}, interval '0')`,
      ),
    ];
    const latest = sql`greatest(${sql.join([...past, since], sql`, `)})`;
    await tx.execute(sql`update ${table} set ${sql.join(changes, sql`, `)} where ${latest} > ${limit}`);
  }
}

/**
 * Lets waiting mails leave by now that the clock that was wrong has written, or has put off after a failure: trying one once more does no harm, and one
 * that is beyond its quota is put off anew.
 */
export async function hastenMails(tx: Transaction, now: string): Promise<void> {
  await tx
    .update(mail)
    .set({ nextAttempt: now })
    .where(
      and(
        gt(mail.nextAttempt, now),
        not(mail.forDigest),
        or(gt(mail.attempts, 0), gt(mail.created, after(now, clocksDiffer))),
      ),
    );
}

/** Forgets the attempts whose window or block ends after this time of the clock that was wrong: it has counted them. */
export async function forgetAttemptsBeyond(tx: Transaction, wrong: string): Promise<void> {
  await tx.delete(attempt).where(or(gt(attempt.windowEnds, wrong), gt(attempt.blockedUntil, wrong)));
}
