import { useNavigate, useSearch } from '@tanstack/react-router';
import { type PastFilter, pastFilterOf } from './past-filter.ts';

/**
 * The filter of the past list. It is in the address, so that reloading and sharing keep it, and Back takes back the last
 * choice. Changing parts of it, of which undefined removes one, returns to the first page.
 */
export function usePastFilter(): [filter: PastFilter, change: (changes: PastFilter) => void] {
  const filter = useSearch({ strict: false, select: pastFilterOf, structuralSharing: true });
  const navigate = useNavigate();
  const change = (changes: PastFilter) => {
    void navigate({
      to: '.',
      search: { ...filter, ...changes },
      resetScroll: false,
      state: (state) => ({ ...state, skips: {} }),
    });
  };
  return [filter, change];
}

/** Removes the whole filter. */
export const noFilter: PastFilter = { person: undefined, kind: undefined, from: undefined, to: undefined };
