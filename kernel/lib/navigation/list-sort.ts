import { useNavigate, useSearch } from '@tanstack/react-router';
import type { RawSearch } from './list-search.ts';

/** The orders that a list offers. */
export interface Sorts<Sort extends string> {
  /** The one that is shown unless another was chosen. */
  standard: Sort;
  /** The words for each, as the contract calls it: `{ name: 'By name', '-name': 'By name, Z to A' }`. A getter, as they are texts. */
  words: Readonly<Record<Sort, string>>;
}

/** The order of a list, and how it is changed. */
export interface ListSort<Sort extends string = string> {
  sort: Sort;
  words: Readonly<Record<string, string>>;
  onSort: (sort: string) => void;
}

function isOffered<Sort extends string>({ words }: Sorts<Sort>, sort: unknown): sort is Sort {
  return typeof sort === 'string' && Object.hasOwn(words, sort);
}

/** Returns the order that an address asks for, or the standard one. */
export function listSortOf<Sort extends string>({ sort }: RawSearch, sorts: Sorts<Sort>): Sort {
  return isOffered(sorts, sort) ? sort : sorts.standard;
}

/**
 * Returns a function that validates an address's parameters: those of `searchOf`, and an order. Which orders there are is
 * for the page to know (`useListSort`).
 */
export function sortable<Search extends object>(searchOf: (raw: RawSearch) => Search) {
  return ({ sort, ...raw }: RawSearch): Search & { sort?: string } => ({
    ...searchOf(raw),
    ...(typeof sort === 'string' && { sort }),
  });
}

/**
 * The order of a list, which is in the address, so that reloading and sharing keep it and Back undoes the choice. Another order
 * returns to the first page.
 */
export function useListSort<Sort extends string>(sorts: Sorts<Sort>): ListSort<Sort> {
  const sort = listSortOf(useSearch({ strict: false }), sorts);
  const navigate = useNavigate();
  const onSort = (to: string) => {
    void navigate({
      to: '.',
      search: (others) => ({ ...others, sort: to === sorts.standard ? undefined : to }),
      resetScroll: false,
      state: (state) => ({ ...state, skips: {} }),
    });
  };
  return { sort, words: sorts.words, onSort };
}

/** Returns the order in which a column with this field is sorted now; undefined if another column decides. */
export function directionOf({ sort }: ListSort, field: string): 'ascending' | 'descending' | undefined {
  if (sort === field) return 'ascending';
  return sort === `-${field}` ? 'descending' : undefined;
}

/** Returns the order that a column's heading leads to: the field's other one, or its first. */
export function nextSort({ sort, words }: ListSort, field: string): string {
  const own = Object.keys(words).filter((each) => each.replace('-', '') === field);
  return own.find((each) => each !== sort) ?? sort;
}
