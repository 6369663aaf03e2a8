import { onBack } from './online.ts';

/** Waits for some milliseconds, but no longer than until the server is reached again or the signal aborts. */
export function pause(duration: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, duration);
    onBack(end, over.signal);
    signal.addEventListener('abort', end, { signal: over.signal });
    if (signal.aborted) end();
  });
}
