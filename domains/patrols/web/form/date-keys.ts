import { addDays } from '#contract';
import { addMonths, monthOf } from '#lib/time/months.ts';

/** The part of a keydown event that is read here. */
type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Dates as `YYYY-MM-DD`, both included. */
interface DateRange {
  first: string;
  last: string;
}

/**
 * Returns the date that a key moves the focus to from `date`; undefined for another key. As in the date grid of the WAI-ARIA
 * Authoring Practices: arrows move by a day or a week, Home and End to Monday and Sunday, PageUp and PageDown by a month,
 * with Shift by a year.
 */
export function dateAfterKey(key: Key, date: string, { first, last }: DateRange): string | undefined {
  if (key.ctrlKey || key.metaKey || key.altKey) return undefined;
  const moved = (key.shiftKey ? movesWithShift : moves)[key.key]?.(date);
  if (moved === undefined) return undefined;
  if (moved < first) return first;
  return moved > last ? last : moved;
}

const moves: Record<string, (date: string) => string> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => addDays(date, -weekday(date)),
  End: (date) => addDays(date, 6 - weekday(date)),
  PageUp: (date) => inMonth(date, -1),
  PageDown: (date) => inMonth(date, 1),
};

const movesWithShift: typeof moves = {
  PageUp: (date) => inMonth(date, -12),
  PageDown: (date) => inMonth(date, 12),
};

/** Returns the day of the week, from 0 for Monday. */
function weekday(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}

/** Returns the same day so many months later, or that month's last day if it is shorter. */
function inMonth(date: string, months: number): string {
  const month = addMonths(monthOf(date), months);
  const lastDay = addDays(`${addMonths(month, 1)}-01`, -1);
  const sameDay = `${month}-${date.slice(8)}`;
  return sameDay > lastDay ? lastDay : sameDay;
}
