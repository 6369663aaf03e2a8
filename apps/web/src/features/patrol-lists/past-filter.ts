import { addDays, formatDate, Id, startOfDay } from '@patrolbook/contract';
import type { RawSearch } from '../../lib/navigation/list-search.ts';
import { addMonths, isMonth, monthOf } from '../../lib/time/months.ts';

/** The kinds of past patrols to choose from, with the words for them. */
export const kinds = { patrol: 'Patrols', event: 'Events', test: 'Tests', cancelled: 'Cancelled' } as const;
export type Kind = keyof typeof kinds;

/** What the past list is narrowed to, as its address has it. Dates are local, and both days belong to the period. */
export interface PastFilter {
  person?: string | undefined;
  kind?: Kind | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Whether a value is a local date on which there can be patrols (product 12.2). */
export function isDate(value: unknown): value is string {
  if (typeof value !== 'string' || !isMonth(monthOf(value))) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Whether a value is one of the kinds. */
export function isKind(value: unknown): value is Kind {
  return typeof value === 'string' && Object.hasOwn(kinds, value);
}

/** Returns the filter of an address; what cannot be is left out. */
export function pastFilterOf({ person, kind, from, to }: RawSearch): PastFilter {
  const id = Id.safeParse(person);
  return {
    ...(id.success && { person: id.data }),
    ...(isKind(kind) && { kind }),
    ...(isDate(from) && { from }),
    ...(isDate(to) && { to }),
  };
}

/** Whether nothing is left out of the list. */
export function isAll(filter: PastFilter): boolean {
  return Object.values(filter).every((part) => part === undefined);
}

/** Returns the contract's filter for the organization's zone. */
export function narrowed({ person, kind, from, to }: PastFilter, zone: string) {
  const when = {
    ...(from && { $gte: startOfDay(from, zone) }),
    ...(to && { $lt: startOfDay(addDays(to, 1), zone) }),
  };
  return {
    ...(person && { patroller: person }),
    ...((kind === 'patrol' || kind === 'event') && { type: kind }),
    ...(kind === 'test' && { test: true }),
    ...(kind === 'cancelled' && { cancelled: { $ne: null } }),
    ...((from || to) && { when }),
  };
}

/** Returns the first and the last day of a month. */
export function daysOf(month: string) {
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) };
}

/** Returns the month that the period is, from its first to its last day; undefined if it is not one. */
export function wholeMonth({ from, to }: PastFilter): string | undefined {
  const month = from && monthOf(from);
  return month && from === daysOf(month).from && to === daysOf(month).to ? month : undefined;
}

/** How many months before the present one can be gone to at once; from there each has a step to the one before. */
const monthsBack = 60;

/** Returns the months to choose from, the last one first, with the one that is chosen now. */
export function monthsUntil(last: string, chosen: string | undefined): string[] {
  const months = Array.from({ length: monthsBack + 1 }, (_, back) => addMonths(last, -back));
  return chosen === undefined || months.includes(chosen)
    ? months
    : [...months, chosen].toSorted().toReversed();
}

/** `1 Mar 2026 to 5 Apr 2026`, `From 1 Mar 2026`, `Until 5 Apr 2026` */
export function periodText({ from, to }: PastFilter): string | undefined {
  if (from && to) return `${dateText(from)} to ${dateText(to)}`;
  if (from) return `From ${dateText(from)}`;
  return to && `Until ${dateText(to)}`;
}

/** A local date is formatted at its noon in UTC, so that no zone moves it. */
function dateText(date: string): string {
  return formatDate(`${date}T12:00:00Z`, 'UTC');
}
