import { startOfDay } from '@patrolbook/contract';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { tryEach } from '../../platform/jobs/try-each.ts';
import { mailMonth } from '../summaries/service.ts';
import { monthDue } from './due.ts';
import { listWithoutMonth, recordReminder } from './store.ts';

type Clockwork = Pick<Context, 'database' | 'clock'>;

/** An organization and the month that it is owed, as the date of its first day. */
interface OwedMonth {
  organizationId: string;
  zone: string;
  month: string;
}

/** Time zones are at most 14 hours ahead of UTC and 12 behind, so two months can be due at once. */
const extremes = ['Pacific/Kiritimati', 'Etc/GMT+12'];

/**
 * Sums up the last month for every organization for which it is due (product 11.14). Throws the failures after
 * all were tried.
 */
export async function sumUpMonths({ database, clock }: Clockwork): Promise<void> {
  const now = clock.now();
  const months = new Set(extremes.map((zone) => monthDue(now, zone)).filter((month) => month !== null));
  const due: OwedMonth[] = [];
  for (const month of months) {
    const open = await listWithoutMonth(database, month);
    for (const { id: organizationId, zone } of open)
      if (monthDue(now, zone) === month) due.push({ organizationId, zone, month });
  }
  await tryEach(due, 'months were not summed up', (one) => sumUp({ database, clock }, one));
}

async function sumUp(
  { database, clock }: Clockwork,
  { organizationId, zone, month }: OwedMonth,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const reminded = clock.now();
    const row = { organizationId, kind: 'month', subjectId: organizationId, localDate: month } as const;
    const isFirst = await recordReminder(tx, { ...row, start: startOfDay(month, zone), reminded });
    if (isFirst) await mailMonth(tx, { organizationId, month, now: reminded });
  });
}
