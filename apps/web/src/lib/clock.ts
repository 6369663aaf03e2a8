import { useEffect, useState } from 'react';

/**
 * The server's clock as this browser knows it. A device's own clock may be wrong by minutes; expiry is judged on the
 * server's (design 6.2), whose difference is learnt from each fresh token and kept for all tabs and the next visit.
 */
const storageKey = 'server-clock-offset';

/** What the way and the rounding of `iat` make; no device is that far off for it to matter. */
const noise = 3000;

/** Notes how far the device is off. `issuedAt` is the server's time in seconds, learnt at this very moment. */
export function learnClock(issuedAt: number): void {
  const offset = issuedAt * 1000 - Date.now();
  localStorage.setItem(storageKey, String(Math.abs(offset) < noise ? 0 : offset));
}

/** The server's time in milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + Number(localStorage.getItem(storageKey) ?? 0);
}

/** The server's time, read again every so many milliseconds. */
export function useNow(every: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
