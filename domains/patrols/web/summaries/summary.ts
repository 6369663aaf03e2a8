import { formatMonth } from '#contract';
import { addMonths } from '#lib/time/months.ts';
import { summaryTexts } from '../texts.ts';

/** The shape of the contract's two summaries, an organization's and a person's, which differ in their statuses. */
export interface Summary<Status extends string> {
  byMonth: readonly { _id: { year: number; month: number; status: Status }; count: number }[];
  byDayOfWeek: readonly { _id: { dayOfWeek: number; status: Status }; count: number }[];
}

/** How a status is drawn. A chart's first status is at the bottom, and its counts are written out. */
export interface SummaryStatus<Status extends string = string> {
  status: Status;
  label: string;
  /** A token: `var(--steel)`. */
  color: string;
  /** Another token for the current month. */
  colorNow?: string;
}

/** One month or weekday. */
export interface SummaryRow {
  /** `November 2026`, `Monday` */
  name: string;
  /** By status; a status without patrols is absent. */
  counts: Readonly<Record<string, number>>;
}

export interface MonthSummaryRow extends SummaryRow {
  /** `2026-11` */
  month: string;
}

/** Five years before the current month, as the server counts them (product 7.6). */
const monthsBack = 60;

/** Monday first. */
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export function isEmpty(summary: Summary<string>): boolean {
  return summary.byMonth.length === 0 && summary.byDayOfWeek.length === 0;
}

/** Returns every month of the last five years up to `thisMonth`, with or without patrols. */
export function monthRows(
  { byMonth }: Pick<Summary<string>, 'byMonth'>,
  thisMonth: string,
): MonthSummaryRow[] {
  return Array.from({ length: monthsBack + 1 }, (_, index) => {
    const month = addMonths(thisMonth, index - monthsBack);
    const entries = byMonth.filter(
      ({ _id }) => month === `${_id.year}-${String(_id.month).padStart(2, '0')}`,
    );
    return { month, name: formatMonth(month), counts: countsOf(entries) };
  });
}

/** Returns the rows of Monday to Sunday. The API's weekday 1 is Sunday (product 7.6). */
export function weekdayRows({ byDayOfWeek }: Pick<Summary<string>, 'byDayOfWeek'>): SummaryRow[] {
  return weekdays.map((weekday, index) => {
    const entries = byDayOfWeek.filter(({ _id }) => (_id.dayOfWeek + 5) % 7 === index);
    return { name: summaryTexts.weekday(weekday), counts: countsOf(entries) };
  });
}

function countsOf(entries: readonly { _id: { status: string }; count: number }[]): Record<string, number> {
  return Object.fromEntries(entries.map(({ _id, count }) => [_id.status, count]));
}
