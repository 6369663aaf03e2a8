import {
  addDays,
  instantAt,
  type LocalTime,
  limits,
  resolveLocal,
  startOfDay,
  today,
  weekdayOf,
} from '#contract';

/** When copies of patrols start (product 5.18 to 5.20). Dates are local ones, `YYYY-MM-DD`. */

/** Weekdays are counted from Monday, 1, to Sunday, 7. */
export interface Repetition {
  weekdays: readonly number[];
  everyWeeks: number;
  end: { times: number } | { until: string };
}

/** The start of a copy. `clocks` says that its local time is skipped or comes twice on that day. */
export interface CopyStart {
  when: string;
  clocks: 'skipped' | 'twice' | null;
}

/** The moment from which copies are judged, and the organization's zone. */
export interface Here {
  now: string;
  zone: string;
}

const dayLength = 86_400_000;

/**
 * Returns the starts of a patrol's repetitions at its local time, those ahead only. Weeks begin on Monday and are
 * counted from that of the patrol. `isCut` says that limits leave out further ones.
 */
export function repeatedStarts(
  { date, time }: LocalTime,
  { weekdays, everyWeeks, end }: Repetition,
  { now, zone }: Here,
): { starts: CopyStart[]; isCut: boolean } {
  const wanted = 'times' in end ? end.times : Number.POSITIVE_INFINITY;
  const horizon = lastDate({ now, zone });
  const starts: CopyStart[] = [];
  for (const day of repeatedDates(date, { weekdays, everyWeeks }, today(now, zone))) {
    if (starts.length >= wanted || ('until' in end && day > end.until)) break;
    if (starts.length === limits.copies.max || day > horizon) return { starts, isCut: true };
    const start = copyStart({ date: day, time }, zone);
    if (Date.parse(start.when) > Date.parse(now)) starts.push(start);
  }
  return { starts, isCut: false };
}

/** Yields, without end, the dates after the first one, and not before `from`. */
function* repeatedDates(
  first: string,
  { weekdays, everyWeeks }: Pick<Repetition, 'weekdays' | 'everyWeeks'>,
  from: string,
): Generator<string> {
  if (weekdays.length === 0) return;
  const monday = mondayOf(first);
  const step = 7 * everyWeeks;
  const days = [...new Set(weekdays)].sort((one, other) => one - other);
  for (let passed = Math.max(0, Math.floor(daysBetween(monday, from) / step)); ; passed += 1) {
    for (const weekday of days) {
      const date = addDays(monday, passed * step + weekday - 1);
      if (date > first && date >= from) yield date;
    }
  }
}

/**
 * Returns the start at a local time: the first of two, and where the clocks skip it the moment at which they go
 * forward.
 */
export function copyStart(local: LocalTime, zone: string): CopyStart {
  const { kind } = resolveLocal(local, zone);
  return { when: instantAt(local, zone), clocks: kind === 'one' ? null : kind };
}

/** Returns the last local date to which patrols can be copied. */
function lastDate({ now, zone }: Here): string {
  return addDays(today(now, zone), limits.copies.daysAhead);
}

/** Returns the instant from which on patrols cannot be copied, since it is too far ahead. */
export function copyableUntil(here: Here): string {
  return startOfDay(addDays(lastDate(here), 1), here.zone);
}

/** Returns the day of a week, named by its Monday, that is the same weekday as this date. */
export function dateInWeek(date: string, monday: string): string {
  return addDays(monday, daysBetween(mondayOf(date), date));
}

/**
 * Returns the day of a month (`2026-12`) that is the same weekday and as manieth of its kind, such as the third
 * Saturday; null for a fifth one that the month lacks.
 */
export function dateInMonth(date: string, month: string): string | null {
  const first = `${month}-01`;
  const nth = Math.floor((Number(date.slice(-2)) - 1) / 7);
  const found = addDays(first, ((weekdayOf(date) - weekdayOf(first) + 7) % 7) + nth * 7);
  return found.startsWith(month) ? found : null;
}

/** Returns the Monday of a date's week. */
export function mondayOf(date: string): string {
  return addDays(date, 1 - weekdayOf(date));
}

function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / dayLength;
}
