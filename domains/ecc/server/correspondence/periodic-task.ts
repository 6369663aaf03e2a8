import { after, day, hour } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { PeriodicTask } from '#platform/jobs/periodic-tasks.ts';
import { recordedTask } from '#platform/jobs/recorded-task.ts';
import { dropRaw } from './replies.store.ts';

/** How long an inbound mail is kept in its original form (product 11.29). */
const retention = 90 * day;
/** How many mails are dropped in one transaction. */
const batch = 100;

/** Returns the periodic task that drops the originals of old inbound mails. Their text stays. */
export function pruneReplies(context: Pick<Context, 'database' | 'clock'>): PeriodicTask {
  const { database, clock } = context;
  return recordedTask(context, {
    name: 'drop mails that came in long ago',
    every: hour,
    async run() {
      const now = clock.now();
      const dropped = { before: after(now, -retention), now, limit: batch };
      const dropSome = () => inTransaction(database, (tx) => dropRaw(tx, dropped));
      while ((await dropSome()) === batch);
    },
  });
}
