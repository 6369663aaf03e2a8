import { dueSteps } from '#ecc/contract';
import { endOf } from '#patrols/contract';
import { lockPatrol } from '#patrols/server/schedule/service.ts';
import type { Context } from '#platform/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { tryEach } from '#platform/jobs/try-each.ts';
import { mailOverdue } from './mails/queue.ts';
import { findWatched, insertAlarms, listWatched, type WatchedPatrol } from './store.ts';

type Watch = Pick<Context, 'database' | 'clock'>;

/** Raises every alarm that is due, for all organizations. Throws the failures after all were tried. */
export async function raiseDueAlarms(context: Watch): Promise<void> {
  const now = context.clock.now();
  const watched = await listWatched(context.database, now);
  const due = watched.filter((one) => dueSteps(one, now).length > 0);
  await tryEach(due, 'patrols have no alarm', (patrol) => raiseAlarms(context, patrol));
}

/**
 * Records the alarms of a patrol and queues their mails, in one transaction. Judges again after it has locked
 * the patrol: meanwhile the patrol may have finished, or another worker may have raised them.
 */
async function raiseAlarms(
  { database, clock }: Watch,
  { organizationId, id }: Pick<WatchedPatrol, 'organizationId' | 'id'>,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const locked = await lockPatrol(tx, organizationId, id, clock);
    const watched = locked && (await findWatched(tx, organizationId, id));
    if (!watched) return;
    const [until, raised] = [endOf(watched), locked.now];
    const steps = dueSteps(watched, raised);
    if (steps.length === 0) return;
    const alarms = steps.map((step) => ({ patrolId: id, until, step, raised }));
    await insertAlarms(tx, organizationId, alarms);
    await mailOverdue(locked, { until, steps });
  });
}
