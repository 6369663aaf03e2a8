import { startOfDay } from '#contract';
import { listWithoutMonth, recordReminder } from '#messages/server/reminders/service.ts';
import { minute } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { PeriodicTask } from '#platform/jobs/periodic-tasks.ts';
import { recordedTask } from '#platform/jobs/recorded-task.ts';
import { tryEach } from '#platform/jobs/try-each.ts';
import { mailMonth, mailMonthMissed } from './mails/queue.ts';
import { type MonthDue, monthDue } from './month-due.ts';

type Clockwork = Pick<Context, 'database' | 'clock'>;

const every = 15 * minute;

/** Returns the periodic task that sums up the last month. */
export function monthTask(context: Clockwork): PeriodicTask {
  return recordedTask(context, { name: 'sum up months', every, run: () => sumUpMonths(context) });
}

/** An organization and the month that it is owed. */
interface OwedMonth extends MonthDue {
  organizationId: string;
  zone: string;
}

/** Time zones are at most 14 hours ahead of UTC and 12 behind, so two months can be due at once. */
const extremes = ['Pacific/Kiritimati', 'Etc/GMT+12'];

/**
 * Sums up the last month for every organization for which it is due, or tells its admins that it was not (product 11.14
 * and 11.77). Throws the failures after all were tried.
 */
export async function sumUpMonths({ database, clock }: Clockwork): Promise<void> {
  const now = clock.now();
  const months = new Set(extremes.flatMap((zone) => monthDue(now, zone)?.month ?? []));
  const due: OwedMonth[] = [];
  for (const month of months) {
    const open = await listWithoutMonth(database, month);
    for (const { id: organizationId, zone } of open) {
      const owed = monthDue(now, zone);
      if (owed?.month === month) due.push({ organizationId, zone, ...owed });
    }
  }
  await tryEach(due, 'months were not summed up', (one) => sumUp({ database, clock }, one));
}

async function sumUp(
  { database, clock }: Clockwork,
  { organizationId, zone, month, isLate }: OwedMonth,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const reminded = clock.now();
    const row = { organizationId, kind: 'month', subjectId: organizationId, localDate: month } as const;
    const isFirst = await recordReminder(tx, { ...row, start: startOfDay(month, zone), reminded });
    const mail = isLate ? mailMonthMissed : mailMonth;
    if (isFirst) await mail(tx, { organizationId, month, now: reminded });
  });
}
