import { after, clocksDiffer, day, second } from '../clock.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import type { PeriodicTask } from '../jobs/periodic-tasks.ts';
import { recordRun } from '../jobs/runs.store.ts';
import { movedBack, runs } from './moved.store.ts';
import { forgetAttemptsBeyond, hastenMails, latestRun, moveBack } from './store.ts';

const name = 'look at the clock';

/** By how much a clock that was ahead may have been wrong. Beyond it, it is more likely the present one that is wrong: a machine that starts in 1970. */
const furthest = 2 * day;

/**
 * Returns the periodic task that notes the time, and sees by that when a clock has been set back. What was stored by the time that it
 * showed would last too long, by as much as it was wrong (decision 95).
 *
 * Only at its start does a process compare itself with what others have noted. Later ones are compared with its own, since the clocks of two
 * that differ would move each other's instants for ever.
 */
export function watchClock({
  database,
  clock,
  log,
}: Pick<Context, 'database' | 'clock' | 'log'>): PeriodicTask {
  let own: string | null = null;
  return {
    name,
    every: 10 * second,
    run: async () => {
      const now = clock.now();
      await inTransaction(database, async (tx) => {
        const latest = own ?? (await latestRun(tx));
        if (latest && latest > after(now, clocksDiffer)) await setBack(tx, latest, now);
        await recordRun(tx, name, now);
      });
      own = now;
    },
  };

  async function setBack(tx: Transaction, latest: string, now: string): Promise<void> {
    if (latest > after(now, furthest)) {
      log.error(
        { latest, now },
        'the clock is days behind what it was; which of both was right cannot be told here',
      );
      return moveBack(tx, [runs], now);
    }
    log.warn({ latest, now }, 'a clock was ahead and has been set back; what it reckoned is moved back');
    await forgetAttemptsBeyond(tx, latest);
    await hastenMails(tx, now); // by when they were written, which is moved next
    await moveBack(tx, movedBack, now);
  }
}
