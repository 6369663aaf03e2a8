import { useLocation, useNavigate } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the people list includes the finished. */
    showFinished?: boolean;
  }
}

/**
 * Whether finished people are hidden, which is the default. Kept with the list's page in the browser's history entry.
 * Changing it returns to the first page.
 */
export function useHideFinished(): [hide: boolean, setHide: (hide: boolean) => void] {
  const showFinished = useLocation({ select: (location) => location.state.showFinished ?? false });
  const navigate = useNavigate();
  const setHide = (hide: boolean) => {
    void navigate({
      to: '.',
      search: true,
      replace: true,
      resetScroll: false,
      state: (state) => ({ ...state, skips: {}, showFinished: !hide }),
    });
  };
  return [!showFinished, setHide];
}
