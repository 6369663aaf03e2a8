import { idOf } from '#contract';
import type { RawSearch } from '#lib/navigation/list-search.ts';
import { addMonths, daysOf, monthOf } from '#lib/time/months.ts';
import { type Period, periodOf, whenIn } from '#lib/time/period.ts';

/** The two lists: upcoming patrols soonest first, and past ones latest first. */
export type PatrolList = 'scheduled' | 'past';

const everyKind = ['patrol', 'event', 'test', 'cancelled'] as const;
const allKinds = [...everyKind, 'draft', 'undermanned', 'unanswered'] as const;

/** A kind of patrols to choose. */
export type Kind = (typeof allKinds)[number];

/** The kinds of each list: what needs doing is ahead. */
export const kindsOf: Readonly<Record<PatrolList, readonly Kind[]>> = {
  past: everyKind,
  scheduled: allKinds,
};

/** The filter of a list, in the form of its address. */
export interface PatrolFilter extends Period {
  person?: string | undefined;
  kind?: Kind | undefined;
}

/** Removes the whole filter. */
export const noPatrolFilter: PatrolFilter = {
  person: undefined,
  kind: undefined,
  from: undefined,
  to: undefined,
};

/** Whether a value is one of the kinds. */
export function isKind(value: unknown): value is Kind {
  return allKinds.some((kind) => kind === value);
}

/** Returns the filter in the address of a list; impossible values are left out. */
export function patrolFilterOf(list: PatrolList, { person, kind, ...raw }: RawSearch): PatrolFilter {
  const id = idOf(person);
  return {
    ...(id && { person: id }),
    ...(isKind(kind) && kindsOf[list].includes(kind) && { kind }),
    ...periodOf(raw),
  };
}

export const pastFilterOf = (raw: RawSearch) => patrolFilterOf('past', raw);
export const scheduledFilterOf = (raw: RawSearch) => patrolFilterOf('scheduled', raw);

/** Returns the contract's filter for the organization's zone. */
export function narrowed({ person, kind, ...period }: PatrolFilter, zone: string) {
  const when = whenIn(period, zone);
  return {
    ...(person && { patroller: person }),
    ...((kind === 'patrol' || kind === 'event') && { type: kind }),
    ...(kind === 'test' && { test: true }),
    ...(kind === 'cancelled' && { cancelled: { $ne: null } }),
    ...(kind === 'draft' && { finalized: null, cancelled: null }),
    ...(kind === 'undermanned' && { undermanned: true as const, cancelled: null }),
    ...(kind === 'unanswered' && { unanswered: true as const, cancelled: null }),
    ...(when && { when }),
  };
}

/** Returns the month that the period is, from its first to its last day; undefined if it is not one. */
export function wholeMonth({ from, to }: PatrolFilter): string | undefined {
  const month = from && monthOf(from);
  return month && from === daysOf(month).from && to === daysOf(month).to ? month : undefined;
}

/** How many months the choices reach, back or ahead; each step leads one month further. */
const reach: Readonly<Record<PatrolList, number>> = { past: 60, scheduled: 24 };

/** Returns the months to choose from, with the one that is chosen now: the present one first, then those before, or ahead. */
export function monthsToChoose(list: PatrolList, present: string, chosen: string | undefined): string[] {
  const step = list === 'past' ? -1 : 1;
  const months = Array.from({ length: reach[list] + 1 }, (_, index) => addMonths(present, step * index));
  if (chosen === undefined || months.includes(chosen)) return months;
  const all = [...months, chosen].sort();
  return list === 'past' ? all.reverse() : all;
}
