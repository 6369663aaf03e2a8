import { useEffect, useState } from 'react';

/**
 * The offset of the server's clock from the device's. The device's may be wrong by minutes, so expiry is judged by the
 * server's (product 9.4). The offset is learnt from each fresh token and kept for all tabs and the next visit.
 */
const storageKey = 'server-clock-offset';

/** Milliseconds that delay and the rounding of `iat` can cause; an offset below that counts as none. */
const tolerance = 3000;

/** Stores the offset. `issuedAt` is the server's current time in seconds. */
export function syncClock(issuedAt: number): void {
  const offset = issuedAt * 1000 - Date.now();
  localStorage.setItem(storageKey, String(Math.abs(offset) < tolerance ? 0 : offset));
}

/** Returns the server's time in milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + Number(localStorage.getItem(storageKey) ?? 0);
}

/** Returns the server's time as an ISO instant. */
export function serverMoment(): string {
  return new Date(serverNow()).toISOString();
}

/**
 * Returns the server's time in milliseconds since 1970, updated whenever it passes a multiple of this interval
 * in milliseconds. A display of minutes so changes with the minute.
 */
export function useNow(interval: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(tick, interval - (serverNow() % interval));
    };
    const tick = () => {
      setNow(serverNow());
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [interval]);
  return now;
}
