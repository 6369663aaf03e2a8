import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Returns the milliseconds of processor time that this thread has had, which other load on the machine does not change: Linux counts
 * them in nanoseconds, as the first figure of schedstat (Documentation/scheduler/sched-stats.rst).
 */
function processorTime(): number {
  const [nanoseconds] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}

/** Returns the milliseconds of processor time that something takes of this thread in all, and what it resolves to. */
export async function inAll<Result>(work: () => Promise<Result>): Promise<{ taken: number; result: Result }> {
  await pause();
  const before = processorTime();
  const result = await work();
  return { taken: processorTime() - before, result };
}

/** The same of the longest time at a stretch, in which this thread does nothing else. */
export async function atAStretch<Result>(
  work: () => Promise<Result>,
): Promise<{ taken: number; result: Result }> {
  let taken = 0;
  let done = false;
  const watching = async () => {
    for (let before = processorTime(); !done; ) {
      await pause(1); // Linux adds up what a thread has had when it rests
      const now = processorTime();
      taken = Math.max(taken, now - before);
      before = now;
    }
  };
  const watched = watching();
  const result = await work().finally(() => {
    done = true;
  });
  await watched;
  return { taken, result };
}
