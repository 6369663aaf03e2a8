import { idOf } from '@patrolbook/contract';
import type { RawSearch } from '../../../lib/navigation/list-search.ts';
import { addMonths, daysOf, monthOf } from '../../../lib/time/months.ts';
import { type Period, periodOf, whenIn } from '../../../lib/time/period.ts';

/** The kinds of past patrols to choose from, with the words for them. */
export const kinds = { patrol: 'Patrols', event: 'Events', test: 'Tests', cancelled: 'Cancelled' } as const;
export type Kind = keyof typeof kinds;

/** The filter of the past list, in the form of its address. */
export interface PastFilter extends Period {
  person?: string | undefined;
  kind?: Kind | undefined;
}

/** Removes the whole filter. */
export const noPastFilter: PastFilter = {
  person: undefined,
  kind: undefined,
  from: undefined,
  to: undefined,
};

/** Whether a value is one of the kinds. */
export function isKind(value: unknown): value is Kind {
  return typeof value === 'string' && Object.hasOwn(kinds, value);
}

/** Returns the filter of an address; impossible values are left out. */
export function pastFilterOf({ person, kind, ...raw }: RawSearch): PastFilter {
  const id = idOf(person);
  return {
    ...(id && { person: id }),
    ...(isKind(kind) && { kind }),
    ...periodOf(raw),
  };
}

/** Returns the contract's filter for the organization's zone. */
export function narrowed({ person, kind, ...period }: PastFilter, zone: string) {
  const when = whenIn(period, zone);
  return {
    ...(person && { patroller: person }),
    ...((kind === 'patrol' || kind === 'event') && { type: kind }),
    ...(kind === 'test' && { test: true }),
    ...(kind === 'cancelled' && { cancelled: { $ne: null } }),
    ...(when && { when }),
  };
}

/** Returns the month that the period is, from its first to its last day; undefined if it is not one. */
export function wholeMonth({ from, to }: PastFilter): string | undefined {
  const month = from && monthOf(from);
  return month && from === daysOf(month).from && to === daysOf(month).to ? month : undefined;
}

/** How many months before the present one the choices reach; each step leads one month further back. */
const monthsBack = 60;

/** Returns the months to choose from, the last one first, with the one that is chosen now. */
export function monthsUntil(last: string, chosen: string | undefined): string[] {
  const months = Array.from({ length: monthsBack + 1 }, (_, back) => addMonths(last, -back));
  return chosen === undefined || months.includes(chosen) ? months : [...months, chosen].sort().reverse();
}
