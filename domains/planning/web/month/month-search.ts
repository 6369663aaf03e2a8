import type { RawSearch } from '#lib/navigation/list-search.ts';
import { isMonth } from '#lib/time/months.ts';

/** The month that is shown, in the form of its address; without one, the present month. */
export interface MonthSearch {
  month?: string;
}

/** Returns what an address asks for; an impossible month is left out. */
export function monthSearchOf({ month }: RawSearch): MonthSearch {
  return isMonth(month) ? { month } : {};
}
