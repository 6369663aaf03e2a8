import { after, type Clock } from '../clock.ts';

/** The only fake in the server's tests. */
export interface FakeClock extends Clock {
  set(instant: string): void;
  advance(milliseconds: number): void;
  /** From now on each reading is a millisecond after the one before, as with a clock that goes. `set` stops it. */
  go(): void;
}

/** Starts on a Saturday evening in Auckland: 21 November 2026, 19:00. */
export function fakeClock(start = '2026-11-21T06:00:00.000Z'): FakeClock {
  let current = start;
  let goes = false;
  return {
    now: () => {
      if (goes) current = after(current, 1);
      return current;
    },
    set: (instant) => {
      current = instant;
      goes = false;
    },
    go: () => {
      goes = true;
    },
    advance: (milliseconds) => {
      current = after(current, milliseconds);
    },
  };
}
