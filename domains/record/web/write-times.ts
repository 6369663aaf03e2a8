import { askServerTime } from '#lib/http/timed-fetch.ts';
import type { QueuedWrite } from '#lib/queue/queue.ts';
import { deviceClock } from '#lib/time/clock.ts';
import { type ClockSample, type DeviceClock, type TimeStamp, timeBySample } from '#lib/time/device-clock.ts';
import type { DeviceTimes } from '#patrols/contract';

/** What a page knows of the time. */
export interface PageTime {
  readonly clock: DeviceClock;
  /** Asks the server; null if the clock is set meanwhile. Rejects if the server does not answer. */
  ask(signal: AbortSignal): Promise<ClockSample | null>;
}

const thisPage: PageTime = { clock: deviceClock, ask: askServerTime };

/**
 * Returns the times with which a write is sent (product 17.22 and 17.23). The server is asked for its time first, but only if
 * the device's clock was set or the page was closed since. Throws ApiError if it does not answer.
 */
export async function writeTimesOf(
  write: QueuedWrite,
  signal: AbortSignal,
  page: PageTime = thisPage,
): Promise<DeviceTimes> {
  const { recorded, stamp, now } = write;
  if (!stamp) return { recorded, sent: sentNow(page) }; // an older page kept it
  const [made, said] = await serverTimes([stamp, now ?? stamp], signal, page);
  const times = { recorded, sent: sentNow(page) };
  if (made === null || said === null) return now ? { ...times, now: timeBetween(now, stamp) } : times;
  const known = { ...times, made: new Date(Math.round(made)).toISOString() };
  return now ? { ...known, now: Math.max(0, Math.round(made - said)) } : known;
}

function sentNow({ clock }: PageTime): string {
  return new Date(clock.read().wall).toISOString();
}

/** Returns the server's time at each stamp; null where it cannot be known. */
async function serverTimes(
  [stamp, now]: [TimeStamp, TimeStamp],
  signal: AbortSignal,
  { clock, ask }: PageTime,
) {
  const times = [clock.timeOf(stamp), clock.timeOf(now)] as const;
  if (!times.includes(null)) return times;
  const sample = await ask(signal);
  return sample ? ([timeBySample(stamp, sample), timeBySample(now, sample)] as const) : times;
}

/** Returns for how long a form was open, as well as anybody knows. */
function timeBetween(opened: TimeStamp, saved: TimeStamp): number {
  const open = opened.page === saved.page ? saved.steady - opened.steady : saved.wall - opened.wall;
  return Math.max(0, Math.round(open));
}
