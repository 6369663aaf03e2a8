import { mailReminded, mailUndermanned } from '#crew/server/assignments/service.ts';
import { type LockedPatrol, lockPatrol } from '#patrols/server/schedule/service.ts';
import { after, hour } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { tryEach } from '#platform/jobs/try-each.ts';
import { hourOf, isReminderDue, localDateOf, type ReminderKind } from './due.ts';
import { listPlanned, type PlannedPatrol, recordReminder } from './store.ts';

type Clockwork = Pick<Context, 'database' | 'clock'>;

/** Somebody who was mailed about the patrol within so many hours before is not reminded. */
const quietHours = 12;

/**
 * Sends the reminders of all patrols that are due, for all organizations (product 11.14). Throws the failures
 * after all were tried.
 */
export async function remindOfPatrols(context: Clockwork): Promise<void> {
  const now = context.clock.now();
  const planned = await listPlanned(context.database, now);
  const due = planned.flatMap((patrol) => dueKinds(patrol, now).map((kind) => ({ kind, patrol })));
  await tryEach(due, 'reminders failed', ({ kind, patrol }) => remind(context, kind, patrol));
}

function dueKinds(patrol: PlannedPatrol, now: string): ReminderKind[] {
  const kinds: ReminderKind[] = ['eve', 'undermanned'];
  return kinds.filter(
    (kind) => !patrol.judged[kind] && isReminderDue(kind, patrol, { zone: patrol.zone, now }),
  );
}

/**
 * Records a reminder and queues its mails, in one transaction. Judges again after it has locked the patrol:
 * meanwhile the patrol may have been moved or cancelled, or another worker may have sent the reminder.
 */
async function remind(
  { database, clock }: Clockwork,
  kind: ReminderKind,
  { organizationId, id, zone }: PlannedPatrol,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const locked = await lockPatrol(tx, organizationId, id, clock);
    if (!locked || !isPlanned(locked) || !isReminderDue(kind, locked.patrol, { zone, now: locked.now }))
      return;
    const { patrol, now: reminded } = locked;
    const localDate = localDateOf(patrol, zone);
    const row = { organizationId, kind, subjectId: id, localDate, start: patrol.when, reminded };
    if (!(await recordReminder(tx, row))) return;
    if (kind === 'eve')
      await mailReminded(locked, { localDate, unless: after(reminded, -quietHours * hour) });
    // The dialog has already warned an admin who finalizes later.
    else if (wasFinalizedBefore(locked, hourOf(kind, patrol, zone)))
      await mailUndermanned(locked, { localDate });
  });
}

function isPlanned({ patrol: { finalized, cancelled, started } }: LockedPatrol): boolean {
  return finalized !== null && cancelled === null && started === null;
}

function wasFinalizedBefore({ patrol: { finalized } }: LockedPatrol, instant: string): boolean {
  return finalized !== null && finalized.when < instant;
}
