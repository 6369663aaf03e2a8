import { after, clocksDiffer, second } from '../clock.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import type { PeriodicTask } from '../jobs/periodic-tasks.ts';
import { recordRun } from '../jobs/runs.store.ts';
import { forgetAttemptsBeyond, hastenMails, latestRun, moveBack } from './store.ts';

const name = 'look at the clock';

/**
 * Returns the periodic task that notes the time, and sees by that when a clock has been set back. What was stored by the time that it
 * showed would last too long, by as much as it was wrong (decision 95).
 */
export function watchClock({
  database,
  clock,
  log,
}: Pick<Context, 'database' | 'clock' | 'log'>): PeriodicTask {
  return {
    name,
    every: 10 * second,
    run: () =>
      inTransaction(database, async (tx) => {
        const [latest, now] = [await latestRun(tx), clock.now()];
        if (latest && latest > after(now, clocksDiffer)) {
          log.warn(
            { latest, now },
            'a clock was ahead and has been set back; what it reckoned is moved back',
          );
          await forgetAttemptsBeyond(tx, latest);
          await hastenMails(tx, now); // by when they were written, which is moved next
          await moveBack(tx, now);
        }
        await recordRun(tx, name, now);
      }),
  };
}
