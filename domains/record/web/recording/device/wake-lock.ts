import { useEffect } from 'react';

/**
 * Keeps the screen awake while `active`, where the browser can. It lets go of the lock when the page is hidden, so the lock is
 * taken again when the page is shown.
 */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    const left = new AbortController();
    const take = async () => {
      if (document.visibilityState !== 'visible') return;
      // Refused when the battery is low: the screen then sleeps as usual.
      const lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (left.signal.aborted) void lock?.release();
      else left.signal.addEventListener('abort', () => void lock?.release());
    };
    void take();
    document.addEventListener('visibilitychange', () => void take(), { signal: left.signal });
    return () => left.abort();
  }, [active]);
}
