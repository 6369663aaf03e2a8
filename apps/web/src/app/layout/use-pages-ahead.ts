import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useOnline } from '../../lib/online.ts';
import { loadParts } from '../../ui/lazy-part.tsx';
import { SignInPage } from '../lazy-sign-in.ts';

/** Milliseconds that the page in front has for itself. A timer, as some Safari have no requestIdleCallback. */
const afterFirstPage = 4000;

/**
 * Loads every page and its parts, one after the other, while there is a network: then each opens without one as well, and sign-in
 * takes the place of the pages at once when the session ends.
 */
export function usePagesAhead(): void {
  const router = useRouter();
  const online = useOnline();
  useEffect(() => {
    if (!online) return;
    let left = false;
    async function loadAll() {
      await loadParts();
      for (const route of Object.values(router.routesById)) {
        if (left) return;
        await router.loadRouteChunk(route);
      }
      await SignInPage.preload();
      await loadParts();
    }
    const timer = setTimeout(() => void loadAll(), afterFirstPage);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [router, online]);
}
