import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Puts the focus on the content when another page has opened: what was followed there is gone, and a keyboard or a screen
 * reader would begin at the top again. A page that puts it on a field of its own keeps it there.
 */
export function useFocusOnArrival(): void {
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
