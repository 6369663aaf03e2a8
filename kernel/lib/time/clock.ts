import { useEffect, useState } from 'react';
import { newId } from '../http/new-id.ts';
import { deviceStorage } from '../storage/browser-storage.ts';
import { DeviceClock, type TimeStamp } from './device-clock.ts';

/** Where the offset of the server's clock from the device's is kept, for all tabs and the next visit. */
const storageKey = 'server-clock-offset';

/**
 * This page's clock. The device's may be wrong by hours, so expiry is judged by the server's (product 9.4), and an entry
 * is dated by it (product 17.22). Each answer of the server tells its time.
 */
export const deviceClock = new DeviceClock({
  page: newId(),
  wall: () => Date.now(),
  steady: () => performance.now(),
  savedOffset() {
    const saved = deviceStorage.get(storageKey);
    return saved === null ? null : Number(saved);
  },
  saveOffset: (offset) => deviceStorage.set(storageKey, String(offset)),
});

/** Returns the server's time in milliseconds since 1970. */
export function serverNow(): number {
  return Math.round(deviceClock.now());
}

/** Returns the server's time as an ISO instant. */
export function serverMoment(): string {
  return new Date(serverNow()).toISOString();
}

/** Returns the server's time at a stamp, as well as it is known now, as an ISO instant. */
export function momentAt(stamp: TimeStamp): string {
  return new Date(Math.round(deviceClock.at(stamp))).toISOString();
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
