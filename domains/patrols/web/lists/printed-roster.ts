import type { RawSearch } from '#lib/navigation/list-search.ts';
import { isMonth, monthOf } from '#lib/time/months.ts';

/** What is printed, in the form of its address: by default the days of the present month that are to come (product 7.13). */
export interface RosterSearch {
  month?: string;
  /** The days of the present month that are over, too. */
  whole?: true;
}

/** Returns what an address asks for; impossible values are left out. */
export function rosterSearchOf({ month, whole }: RawSearch): RosterSearch {
  return { ...(isMonth(month) && { month }), ...(whole === true && { whole }) };
}

/** Returns the first day of the roster. */
export function firstDay({ month, whole }: RosterSearch, today: string): string {
  const isRest = !whole && (month ?? monthOf(today)) === monthOf(today);
  return isRest ? today : `${month ?? monthOf(today)}-01`;
}
