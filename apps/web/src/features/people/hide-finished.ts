import { useLocation, useNavigate } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The people list shows those who have finished, too. */
    showFinished?: boolean;
  }
}

/**
 * Whether those who have finished are hidden, as they are at first. Kept beside the list's page in the browser's history
 * entry; changing it starts at the first page again.
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
