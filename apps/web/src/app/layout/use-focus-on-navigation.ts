import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Moves the focus to the content when another page has opened: the link that was followed is gone, and a keyboard or a
 * screen reader would start at the top again. A page that focuses one of its fields keeps that focus.
 */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
        const content = document.getElementById('content');
        if (!fromLocation || !pathChanged || content?.contains(document.activeElement)) return;
        content?.focus({ preventScroll: true });
      }),
    [router],
  );
}
