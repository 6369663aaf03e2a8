import { useLocation, useNavigate } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How many items each list of the page skips, by the list's name. */
    skips?: Record<string, number>;
  }
}

/** The name of a list that is alone on its page. */
const onlyList = 'list';

/** How many items a list skips, by what stands in a history entry. */
export function skipOf(skips: Record<string, number> | undefined, list = onlyList): number {
  return skips?.[list] ?? 0;
}

/**
 * Where a paged list stands, kept in the browser's history entry (specification 2): going back to the page finds the same
 * place. `list` tells the lists of one page apart.
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
