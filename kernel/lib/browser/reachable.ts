import { useEffect } from 'react';
import { probe } from './online.ts';

/** Milliseconds between two attempts to reach the server. */
const probeEvery = 5000;

/**
 * Calls back when the server answers again after it could not be reached: at once when the network returns, else after a few
 * seconds. A server that answers at first is not the trouble, so nothing happens then. Returns a function that stops it.
 */
export function onReachableAgain(reached: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let away = !navigator.onLine;
  const tryAgain = async () => {
    const answers = await probe(signal);
    if (signal.aborted) return;
    if (answers && away) {
      stopped.abort();
      reached();
    }
    away = !answers;
  };
  const timer = setInterval(() => void (away && tryAgain()), probeEvery);
  signal.addEventListener('abort', () => clearInterval(timer));
  addEventListener('offline', () => (away = true), { signal });
  addEventListener('online', () => void tryAgain(), { signal });
  void tryAgain();
  return () => stopped.abort();
}

/** Loads the application again. */
export function reloadPage(): void {
  location.reload();
}

/** Reloads the application when the server can be reached again, if `when` holds. */
export function useReloadWhenReachable(when: boolean): void {
  useEffect(() => (when ? onReachableAgain(reloadPage) : undefined), [when]);
}
