import { addMonths, monthName } from '../../lib/months.ts';

/** The contract's two summaries, of an organization's patrols and of a person's, are this shape each with its statuses. */
export interface Summary<Status extends string> {
  byMonth: readonly { _id: { year: number; month: number; status: Status }; count: number }[];
  byDayOfWeek: readonly { _id: { dayOfWeek: number; status: Status }; count: number }[];
}

/** How a status is drawn. The first of a chart is at the bottom, and it is the one whose counts are written out. */
export interface SummaryStatus<Status extends string = string> {
  status: Status;
  label: string;
  /** A token: `var(--steel)`. */
  color: string;
  /** Another one in the present month. */
  colorNow?: string;
}

/** One month or weekday. */
export interface SummaryRow {
  /** `November 2026`, `Monday` */
  name: string;
  /** By status; none counted, none here. */
  counts: Readonly<Record<string, number>>;
}

export interface MonthRow extends SummaryRow {
  /** `2026-11` */
  month: string;
}

/** Five years and the month that has begun, as the server counts them. */
const monthsBack = 60;

/** Monday first. */
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export function isEmpty(summary: Summary<string>): boolean {
  return summary.byMonth.length === 0 && summary.byDayOfWeek.length === 0;
}

/** Every month of the last five years up to `thisMonth`, with or without patrols. */
export function monthRows({ byMonth }: Pick<Summary<string>, 'byMonth'>, thisMonth: string): MonthRow[] {
  return Array.from({ length: monthsBack + 1 }, (_, index) => {
    const month = addMonths(thisMonth, index - monthsBack);
    const here = byMonth.filter(({ _id }) => month === `${_id.year}-${String(_id.month).padStart(2, '0')}`);
    return { month, name: monthName(month), counts: countsOf(here) };
  });
}

/** Monday to Sunday; the wire's 1 is Sunday. */
export function weekdayRows({ byDayOfWeek }: Pick<Summary<string>, 'byDayOfWeek'>): SummaryRow[] {
  return weekdays.map((name, index) => {
    const here = byDayOfWeek.filter(({ _id }) => (_id.dayOfWeek + 5) % 7 === index);
    return { name, counts: countsOf(here) };
  });
}

function countsOf(entries: readonly { _id: { status: string }; count: number }[]): Record<string, number> {
  return Object.fromEntries(entries.map(({ _id, count }) => [_id.status, count]));
}
