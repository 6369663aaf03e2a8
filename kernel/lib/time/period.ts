import { addDays, formatDate, startOfDay, type WhenFilter } from '#contract';
import { timeTexts } from '#texts/shared.ts';
import type { RawSearch } from '../navigation/list-search.ts';
import { isMonth, monthOf } from './months.ts';

/** A period of local dates (`YYYY-MM-DD`), both included; open on a side without a date. */
export interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

/** Whether a value is a local date on which there can be patrols (product 12.2). */
export function isDate(value: unknown): value is string {
  if (typeof value !== 'string' || !isMonth(monthOf(value))) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Returns the period of an address; impossible dates are left out. */
export function periodOf({ from, to }: RawSearch): Period {
  return { ...(isDate(from) && { from }), ...(isDate(to) && { to }) };
}

/** Returns the contract's filter for the period in a zone; undefined if it is open on both sides. */
export function whenIn({ from, to }: Period, zone: string): WhenFilter | undefined {
  if (!from && !to) return undefined;
  return {
    ...(from && { $gte: startOfDay(from, zone) }),
    ...(to && { $lt: startOfDay(addDays(to, 1), zone) }),
  };
}

/** `1 Mar 2026 to 5 Apr 2026`, `From 1 Mar 2026`, `Until 5 Apr 2026` */
export function periodText({ from, to }: Period): string | undefined {
  if (from && to) return timeTexts.period({ from: dateText(from), to: dateText(to) });
  if (from) return timeTexts.since({ date: dateText(from) });
  return to && timeTexts.until({ date: dateText(to) });
}

/** A local date is formatted at its noon in UTC, so that no zone moves it. */
function dateText(date: string): string {
  return formatDate(`${date}T12:00:00Z`, 'UTC');
}
