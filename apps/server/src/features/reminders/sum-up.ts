import { startOfDay } from '@patrolbook/contract';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { notifyMonth } from '../summaries/service.ts';
import { monthDue } from './due.ts';
import { listWithoutMonth, recordReminder } from './store.ts';

type Clockwork = Pick<Context, 'database' | 'clock'>;

/** Time zones are at most 14 hours ahead of UTC and 12 behind, so two months can be due at a time. */
const extremes = ['Pacific/Kiritimati', 'Etc/GMT+12'];

/** Sums up the last month for every organization where it is due (product 11.14). Throws what has failed once all were tried. */
export async function sumUpMonths({ database, clock }: Clockwork): Promise<void> {
  const now = clock.now();
  const months = new Set(extremes.map((zone) => monthDue(now, zone)).filter((month) => month !== null));
  const failures: unknown[] = [];
  for (const month of months) {
    const open = await listWithoutMonth(database, month);
    for (const { id, zone } of open.filter((one) => monthDue(now, one.zone) === month))
      await sumUp({ database, clock }, { organizationId: id, zone, month }).catch((error: unknown) =>
        failures.push(error),
      );
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} months were not summed up`);
}

async function sumUp(
  { database, clock }: Clockwork,
  { organizationId, zone, month }: { organizationId: string; zone: string; month: string },
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const reminded = clock.now();
    const row = { organizationId, kind: 'month', subjectId: organizationId, localDate: month } as const;
    const isFirst = await recordReminder(tx, { ...row, start: startOfDay(month, zone), reminded });
    if (isFirst) await notifyMonth(tx, { organizationId, month, now: reminded });
  });
}
