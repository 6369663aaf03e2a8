import { idOf } from '#contract';
import type { RawSearch } from '#lib/navigation/list-search.ts';
import { isMonth } from '#lib/time/months.ts';

/** To whom the form writes: the crew of a patrol or those of a month; without either, to members. */
export interface MessageSearch {
  patrol?: string;
  month?: string;
}

/** Returns what an address asks for; what is impossible is left out. */
export function messageSearchOf({ patrol, month }: RawSearch): MessageSearch {
  const id = idOf(patrol);
  if (id) return { patrol: id };
  return isMonth(month) ? { month } : {};
}
