import { isPast } from '@patrolbook/contract';
import { after, hour } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { notifyReminded, notifyUndermanned } from '../assignments/service.ts';
import { type LockedPatrol, lockPatrol } from '../patrols/service.ts';
import { hourOf, isDue, localDateOf, type ReminderKind } from './due.ts';
import { listPlanned, type PlannedPatrol, recordReminder } from './store.ts';

type Clockwork = Pick<Context, 'database' | 'clock'>;

/** Nobody is reminded who was mailed about the patrol in so many hours before. */
const quietHours = 12;

/**
 * Reminds of every patrol that is due, of all organizations (product 11.14). One that fails does not keep the others from theirs;
 * once all were tried, throws what has failed.
 */
export async function remindOfPatrols(context: Clockwork): Promise<void> {
  const now = context.clock.now();
  const planned = await listPlanned(context.database, now);
  const failures: unknown[] = [];
  for (const patrol of planned) {
    for (const kind of dueKinds(patrol, now))
      await remind(context, kind, patrol).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reminders failed`);
}

function dueKinds(patrol: PlannedPatrol, now: string): ReminderKind[] {
  const kinds: ReminderKind[] = ['eve', 'undermanned'];
  return kinds.filter((kind) => isDue(kind, patrol, { zone: patrol.zone, now }));
}

/**
 * Records a reminder and queues its mails, in one transaction. Judges again once the patrol is locked: it may have been moved or
 * cancelled meanwhile, or another worker may have reminded of it.
 */
async function remind(
  { database, clock }: Clockwork,
  kind: ReminderKind,
  { organizationId, id, zone }: PlannedPatrol,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const locked = await lockPatrol(tx, organizationId, id, clock);
    if (!locked || !isPlanned(locked) || !isDue(kind, locked.patrol, { zone, now: locked.now })) return;
    const { patrol, now: reminded } = locked;
    const localDate = localDateOf(patrol, zone);
    const row = { organizationId, kind, subjectId: id, localDate, start: patrol.when, reminded };
    if (!(await recordReminder(tx, row))) return;
    if (kind === 'eve')
      await notifyReminded(locked, { localDate, unless: after(reminded, -quietHours * hour) });
    // An admin who finalizes later has been warned by the dialog.
    else if (wasFinalizedBefore(locked, hourOf(kind, patrol, zone)))
      await notifyUndermanned(locked, { localDate });
  });
}

function isPlanned({ patrol, now }: LockedPatrol): boolean {
  return Boolean(patrol.finalized && !patrol.cancelled && !patrol.started) && !isPast(patrol, now);
}

function wasFinalizedBefore({ patrol: { finalized } }: LockedPatrol, instant: string): boolean {
  return finalized !== null && finalized.when < instant;
}
