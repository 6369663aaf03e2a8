import { eq, gt, sql } from 'drizzle-orm';
import { after, clocksDiffer } from '../clock.ts';
import type { Reader, Transaction } from '../database/connect.ts';
import { periodicTaskRun } from '../database/schema/platform.ts';

/** Records that a worker has completed this periodic task. Of two workers' runs, the later one is kept, unless a clock was ahead at it. */
export async function recordRun(tx: Transaction, task: string, ran: string): Promise<void> {
  await tx
    .insert(periodicTaskRun)
    .values({ task, ran })
    .onConflictDoUpdate({
      target: periodicTaskRun.task,
      set: {
        ran: sql`case when ${gt(periodicTaskRun.ran, after(ran, clocksDiffer))} then excluded.ran
          else greatest(${periodicTaskRun.ran}, excluded.ran) end`,
      },
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
