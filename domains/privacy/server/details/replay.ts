import type { Reader } from '#platform/database/connect.ts';
import { PrivacyClock } from '#privacy/contract';
import { countDue } from './due.store.ts';
import { dueOn, hasClockBegun } from './due.ts';
import { listClocks } from './store.ts';

/** What a clock of an organization would take away on a local date. */
export interface WouldTake {
  code: string;
  name: string;
  clock: PrivacyClock;
  days: number;
  count: number;
  /** Whether it takes away by then; otherwise it would only be announced, or is until `begins`. */
  begun: boolean;
  begins: string | null;
}

/** Says what the sweep would take away on a local date of each organization, or of the one with this code, and takes nothing. */
export async function replaySweep(
  db: Reader,
  { date, code }: { date: string; code?: string },
): Promise<WouldTake[]> {
  const would: WouldTake[] = [];
  for (const one of await listClocks(db)) {
    if (code !== undefined && one.code !== code) continue;
    const dues = PrivacyClock.options.map((clock) => dueOn(one, clock, date));
    const counts = await countDue(db, dues);
    for (const { clock, days } of dues) {
      const begins = one.begins[clock] ?? null;
      const begun = hasClockBegun(one, clock, date);
      would.push({ code: one.code, name: one.name, clock, days, count: counts[clock] ?? 0, begun, begins });
    }
  }
  return would;
}
