import { listSearchOf, type RawSearch } from '#lib/navigation/list-search.ts';
import { type Period, periodOf, whenIn } from '#lib/time/period.ts';
import { shownKinds } from '#patrols/contract';
import type { IncidentFilter } from '#record/contract';

/** The filter of the incidents, in the list and on the map, in the form of their address (product 18.3). */
export interface IncidentSearch extends Period {
  kind?: string | undefined;
  search?: string | undefined;
}

/** Removes the whole filter. */
export const noIncidentFilter: IncidentSearch = {
  kind: undefined,
  from: undefined,
  to: undefined,
  search: undefined,
};

const kinds: ReadonlySet<unknown> = new Set(shownKinds);

/** Whether a value is a kind to choose from; others are typed. */
export function isIncidentKind(value: unknown): value is string {
  return kinds.has(value);
}

/** Returns the filter of an address; impossible values are left out. */
export function incidentSearchOf({ kind, ...raw }: RawSearch): IncidentSearch {
  return {
    ...(isIncidentKind(kind) && { kind }),
    ...periodOf(raw),
    ...listSearchOf(raw),
  };
}

/** Returns the contract's filter for the organization's zone. */
export function incidentFilterOf({ kind, search, ...period }: IncidentSearch, zone: string): IncidentFilter {
  const when = whenIn(period, zone);
  return { ...(kind && { what: kind }), ...(when && { when }), ...(search && { text: search }) };
}
