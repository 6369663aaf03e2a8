import type { StreetFinder } from '#places/server/streets/service.ts';
import { second } from '#platform/clock.ts';
import { createThreads } from '#platform/threads.ts';

/** How long one search may take, in milliseconds: longer than any, with the start of the thread, unless something is wrong. */
const timeLimit = 20 * second;

/** Returns what finds streets. It has one thread, which keeps the tiles that it has read (product 18.26). */
export function streetFinder(): StreetFinder {
  const file = import.meta.url.endsWith('.ts') ? './street-thread.ts' : './street-thread.js';
  return createThreads(new URL(file, import.meta.url), { minThreads: 1, maxThreads: 1, timeLimit });
}
