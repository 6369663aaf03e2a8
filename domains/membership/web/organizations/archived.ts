import { useLocation, useNavigate } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the archived organizations are listed in place of the others. */
    showArchived?: boolean;
  }
}

/**
 * Whether the archived organizations are listed. Kept with the list's page in the browser's history entry. Changing it returns
 * to the first page.
 */
export function useShowArchived(): [shown: boolean, setShown: (shown: boolean) => void] {
  const shown = useLocation({ select: (location) => location.state.showArchived ?? false });
  const navigate = useNavigate();
  const setShown = (showArchived: boolean) => {
    void navigate({
      to: '.',
      search: true,
      replace: true,
      resetScroll: false,
      state: (state) => ({ ...state, skips: {}, showArchived }),
    });
  };
  return [shown, setShown];
}
