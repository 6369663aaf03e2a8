import { eq, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../database/connect.ts';
import { periodicTaskRun } from '../database/schema/platform.ts';

/** Records that a worker has completed this periodic task. Of two workers' runs, the later one is kept. */
export async function recordRun(tx: Transaction, task: string, ran: string): Promise<void> {
  await tx
    .insert(periodicTaskRun)
    .values({ task, ran })
    .onConflictDoUpdate({
      target: periodicTaskRun.task,
      set: { ran: sql`greatest(${periodicTaskRun.ran}, excluded.ran)` },
    });
}

/** Returns when any worker last ran this task; null if none has. */
export async function findRun(db: Reader, task: string): Promise<string | null> {
  const [found] = await db
    .select({ ran: periodicTaskRun.ran })
    .from(periodicTaskRun)
    .where(eq(periodicTaskRun.task, task));
  return found?.ran ?? null;
}
