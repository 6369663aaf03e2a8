import { useEffect, useSyncExternalStore } from 'react';
import { isOfServer } from '#contract/server-time.ts';

/** The least time between two requests, in ms: people switch back and forth between tabs. */
const minInterval = 60_000;

/** Returns the entry script that a page names; the name changes with every build. */
function entryOf(page: string): string | undefined {
  return /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1];
}

/** Compares the entry script of the running build, `own`, with the one that the server's page names. */
export function createUpdateCheck(own: () => string | null | undefined, readPage: () => Promise<string>) {
  let available = false;
  let asked = Number.NEGATIVE_INFINITY;
  const listeners = new Set<() => void>();
  return {
    available: () => available,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Fetches the page. A page that cannot be read or names no entry counts as no update. */
    async look(): Promise<void> {
      if (available || Date.now() - asked < minInterval) return;
      asked = Date.now();
      const served = entryOf(await readPage().catch(() => ''));
      if (served === undefined || served === own()) return; // a late answer takes no newer one back
      available = true;
      for (const listener of listeners) listener();
    },
  };
}

const check = createUpdateCheck(
  () => document.querySelector('script[type="module"]')?.getAttribute('src'),
  async () => {
    const answer = await fetch('/', { cache: 'no-store' });
    return isOfServer(answer) ? answer.text() : '';
  },
);

/** Whether the server has a newer build. */
export function useUpdateAvailable(): boolean {
  return useSyncExternalStore(check.subscribe, check.available);
}

/** Checks for a newer build when the tab becomes visible and when a file fails to load, but never while the page opens. */
export function useUpdateCheck(): void {
  useEffect(() => {
    const left = new AbortController();
    const look = () => void (document.visibilityState === 'visible' && check.look());
    document.addEventListener('visibilitychange', look, { signal: left.signal });
    addEventListener('vite:preloadError', look, { signal: left.signal });
    return () => left.abort();
  }, []);
}

/** Reloads the application. */
export function installUpdate(): void {
  location.reload();
}
