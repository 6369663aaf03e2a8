import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isThrifty } from '../../lib/browser/connection.ts';
import { useOnline } from '../../lib/browser/online.ts';
import { loadParts } from '../../lib/loading/parts.ts';
import { SignInPage } from '../routing/lazy-sign-in.ts';

/** Milliseconds left to the first page. A timer, as some versions of Safari lack requestIdleCallback. */
const afterFirstPage = 4000;

/**
 * Preloads every page and its lazy parts, one after the other, while online and not on a thrifty device. Each then opens offline too, and the sign-in
 * screen appears at once when the session ends.
 */
export function usePreloadPages(): void {
  const router = useRouter();
  const online = useOnline();
  useEffect(() => {
    if (!online || isThrifty()) return;
    let cancelled = false;
    async function loadAll() {
      await loadParts();
      for (const route of Object.values(router.routesById)) {
        if (cancelled) return;
        await router.loadRouteChunk(route);
      }
      await SignInPage.preload();
      await loadParts();
    }
    const timer = setTimeout(() => void loadAll(), afterFirstPage);
    return () => {
      cancelled = true;
      clearTimeout(timer);
    };
  }, [router, online]);
}
