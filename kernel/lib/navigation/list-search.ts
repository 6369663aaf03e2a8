import { useNavigate, useSearch } from '@tanstack/react-router';
import { limits, searchOf } from '#contract';

/** The search parameters of an address as the router reads them: numbers are no longer text. */
export type RawSearch = Readonly<Record<string, unknown>>;

/** Leaves what an address says to its page, where reading it takes much that no other page needs. */
export function unread(raw: RawSearch): RawSearch {
  return raw;
}

/** Returns the text that the address of a list searches for; a text that the server would refuse is left out. */
export function listSearchOf({ search }: RawSearch): { search?: string } {
  const text = typeof search === 'string' || typeof search === 'number' ? searchOf(String(search)) : null;
  return text ? { search: text } : {};
}

/** Returns typed text as a text to search for: cut to the longest allowed, and blank if it is not allowed. */
export function searchText(typed: string): string {
  return (
    listSearchOf({ search: typed.trim().replaceAll(/\s+/g, ' ').slice(0, limits.search.max) }).search ?? ''
  );
}

/**
 * The text that a list searches for, blank for none. It is in the address, so that reloading, sharing and going back keep it.
 * Another text returns to the first page. Only a search that begins or ends is a step in the history, not each further letter.
 */
export function useListSearch(): [search: string, setSearch: (search: string) => void] {
  const search = useSearch({ strict: false, select: (raw) => listSearchOf(raw).search ?? '' });
  const navigate = useNavigate();
  const setSearch = (text: string) => {
    void navigate({
      to: '.',
      search: (others) => ({ ...others, search: text || undefined }),
      replace: search !== '' && text !== '',
      resetScroll: false,
      state: (state) => ({ ...state, skips: {} }),
    });
  };
  return [search, setSearch];
}
