import { useLocation, useNavigate } from '@tanstack/react-router';
import { limits } from '#contract';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How many items each list of the page skips, by the list's name. */
    skips?: Record<string, number>;
  }
}

/** How many items a page of a list has. */
export const pageSize = limits.page.default;

/** The name of a page's only list. */
const onlyList = 'list';

/** Returns how many items a list skips, by the state of a history entry. */
export function skipOf(skips: Record<string, number> | undefined, list = onlyList): number {
  return skips?.[list] ?? 0;
}

/**
 * The position of a paged list, kept in the browser's history entry (product 7.1): going back to the page restores it.
 * `list` tells the lists of one page apart.
 */
export function useListPage(list = onlyList): [skip: number, setSkip: (skip: number) => void] {
  const skips = useLocation({ select: (location) => location.state.skips });
  const navigate = useNavigate();
  const setSkip = (skip: number) => {
    void navigate({
      to: '.',
      search: true,
      replace: true,
      resetScroll: false,
      state: (state) => ({ ...state, skips: { ...state.skips, [list]: skip } }),
    });
  };
  return [skipOf(skips, list), setSkip];
}
