import { useNavigate, useSearch } from '@tanstack/react-router';
import type { RawSearch } from './list-search.ts';

/** Whether a filter leaves nothing out of its list. */
export function isAll(filter: object): boolean {
  return Object.values(filter).every((part) => part === undefined);
}

/**
 * The filter of a list, as `filterOf` reads it from the address: reloading and sharing keep it, and Back undoes
 * the last choice. A change of some parts, of which undefined removes one, returns to the first page; `replace`
 * makes no step in the history. Resolves once the address has it.
 */
export function useListFilter<F extends object>(
  filterOf: (raw: RawSearch) => F,
): [filter: F, change: (changes: Partial<F>, options?: { replace: boolean }) => Promise<void>] {
  const filter = filterOf(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (changes: Partial<F>, options?: { replace: boolean }) =>
    navigate({
      to: '.',
      search: (others) => ({ ...others, ...changes }),
      ...options,
      resetScroll: false,
      state: (state) => ({ ...state, skips: {} }),
    });
  return [filter, change];
}
