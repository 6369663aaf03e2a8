import { addDays, formatDate, formatDateTime, formatMonth, today, toLocal } from '#contract';
import { addMonths, daysOf, monthOf } from '#lib/time/months.ts';
import {
  copyableUntil,
  copyStart,
  dateInMonth,
  dateInWeek,
  type Here,
  mondayOf,
  type PatrolListItem,
  type WantedCopy,
} from '#patrols/contract';
import { titleOf } from '#patrols/web/patrol-text.ts';
import { type CopiesValues, firstCopiesValues } from './plan.ts';
import { patrolCopyTexts } from './texts.ts';

/** The values of the form that copies a week or a month (product 5.20). A week is named by its Monday. */
export type PeriodValues = CopiesValues & { kind: 'week' | 'month'; from: string; to: string };

/** How many weeks, or months, back and ahead there are to choose from. */
const reach = { week: { back: 8, ahead: 52 }, month: { back: 12, ahead: 12 } } as const;

const kinds = {
  week: {
    of: mondayOf,
    add: (week: string, count: number) => addDays(week, 7 * count),
    days: (week: string) => ({ from: week, to: addDays(week, 6) }),
    name: (week: string) => patrolCopyTexts.weekOf({ date: formatDate(`${week}T12:00:00Z`, 'UTC') }),
    dateIn: dateInWeek,
  },
  month: { of: monthOf, add: addMonths, days: daysOf, name: formatMonth, dateIn: dateInMonth },
} as const;

/** Returns the first values: this period, copied to the next. */
export function newPeriods(kind: PeriodValues['kind'], here: Here): PeriodValues {
  const from = present(kind, here);
  return { ...firstCopiesValues, kind, from, to: kinds[kind].add(from, 1) };
}

function present(kind: PeriodValues['kind'], { now, zone }: Here): string {
  return kinds[kind].of(today(now, zone));
}

/** Returns the periods that can be chosen, and their names. */
export function periodOptions(kind: PeriodValues['kind'], here: Here, { back }: { back: boolean }) {
  const first = back ? -reach[kind].back : 0;
  const count = reach[kind].ahead - first + 1;
  return Array.from({ length: count }, (_, index) => {
    const value = kinds[kind].add(present(kind, here), first + index);
    return { value, name: kinds[kind].name(value) };
  });
}

/** Returns the first and the last day of what is copied. */
export function daysCopied({ kind, from }: PeriodValues) {
  return kinds[kind].days(from);
}

/** Returns the copies of a period's patrols that are ahead, and the patrols whose day the other period lacks. */
export function copiesOfPeriod(
  patrols: readonly PatrolListItem[],
  { kind, to }: PeriodValues,
  here: Here,
): { wanted: WantedCopy[]; lacking: PatrolListItem[] } {
  const { now, zone } = here;
  const until = copyableUntil(here);
  const placed = patrols
    .filter(({ cancelled }) => !cancelled)
    .map((of) => {
      const { date, time } = toLocal(of.when, zone);
      return { of, time, date: kinds[kind].dateIn(date, to) };
    });
  const wanted = placed.flatMap(({ of, time, date }): WantedCopy[] => {
    const start = date && copyStart({ date, time }, zone);
    return start && start.when > now && start.when < until ? [{ ...start, of }] : [];
  });
  return { wanted, lacking: placed.filter(({ date }) => date === null).map(({ of }) => of) };
}

/** `Not copied, since December 2026 has no such day: Night shift, Sun 29 Nov 2026, 21:00` */
export function lackingText(
  lacking: readonly PatrolListItem[],
  to: string,
  zone: string,
): string | undefined {
  if (lacking.length === 0) return undefined;
  const named = lacking.map((patrol) => `${titleOf(patrol)}, ${formatDateTime(patrol.when, zone)}`);
  return patrolCopyTexts.lacking({ month: formatMonth(to), patrols: named.join('; ') });
}
