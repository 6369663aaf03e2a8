import { addDays } from '#contract';

/** Calendar months of an organization's zone, written `YYYY-MM`. */

/** The month of a local date (`YYYY-MM-DD`). */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

export function addMonths(month: string, months: number): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 7);
}

/** Whether a value, such as a URL's search parameter, is a month that can have patrols (product 12.2). */
export function isMonth(text: unknown): text is string {
  return typeof text === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(text);
}

/** Returns the first and the last day of a month. */
export function daysOf(month: string) {
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) };
}

/** Returns the parts of a month that addresses have one by one. */
export function yearAndMonthOf(month: string) {
  return { year: month.slice(0, 4), month: month.slice(5) };
}
