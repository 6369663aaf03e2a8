import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setClock, settableClock } from '../machine/clock.ts';

const timers = new URL('timers.mjs', import.meta.url);

export type FastClock = ReturnType<typeof fastClock>;

/**
 * A clock of which time is skipped, for Node, for PostgreSQL and for the pauses between periodic tasks. In between it goes as fast as any other,
 * so that deadlines of calls mean what they do.
 */
export function fastClock(folder: string, begin: string) {
  const environment = settableClock(folder);
  const file = join(folder, 'skipped');
  /** By how much it is ahead of the machine's if it is right, since when by `performance.now()`. */
  const settings = [{ from: 0, ahead: Date.parse(begin) - Date.now() }];
  const ahead = () => settings.at(-1)?.ahead ?? 0;
  let skipped = 0;
  /** By how much it is wrong. */
  let wrong = 0;

  function change(by: number): void {
    settings.push({ from: performance.now(), ahead: ahead() + by });
    setClock(folder, (ahead() + wrong) / 1000);
    writeFileSync(`${file}.new`, `${skipped}`);
    renameSync(`${file}.new`, file);
  }

  change(0);
  const now = () => new Date(Date.now() + ahead() + wrong).toISOString();

  return {
    now,
    /** What it showed, or would have if it had been right, at a moment by `performance.now()`. */
    at(steady: number): string {
      const set = settings.findLast(({ from }) => from <= steady);
      return new Date(Date.now() - performance.now() + steady + (set?.ahead ?? 0)).toISOString();
    },
    /** Skips the time until an instant, unless it is over. */
    skipTo(instant: string): void {
      const time = Math.max(0, Date.parse(instant) - Date.parse(now()));
      skipped += time;
      change(time);
    },
    /** Sets it as somebody does, by so many milliseconds: no time passes by that. */
    set(by: number): void {
      wrong += by;
      change(0);
    },
    /** What a process, and those that it starts, are given to have this clock. */
    environment: { ...environment, FAST_CLOCK_SKIPPED: file, NODE_OPTIONS: `--import=${timers}` },
  };
}
