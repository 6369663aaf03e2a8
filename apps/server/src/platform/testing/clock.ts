import { after, type Clock } from '../clock.ts';

/** The only fake in the server's tests. */
export interface FakeClock extends Clock {
  set(instant: string): void;
  advance(milliseconds: number): void;
}

/** Starts on a Saturday evening in Auckland: 21 November 2026, 19:00. */
export function fakeClock(start = '2026-11-21T06:00:00.000Z'): FakeClock {
  let current = start;
  return {
    now: () => current,
    set: (instant) => {
      current = instant;
    },
    advance: (milliseconds) => {
      current = after(current, milliseconds);
    },
  };
}
