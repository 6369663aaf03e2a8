import type { FillSolver } from '#planning/server/fill/service.ts';
import { second } from '#platform/clock.ts';
import { createThreads } from '#platform/threads.ts';

/** How long one choice may take, in milliseconds: longer than the solver takes at most, unless something is wrong. */
const timeLimit = 20 * second;

/** Returns the solver of crews. It has one thread, whose file is beside the bundle as it is beside the source (product 6.25). */
export function fillSolver(): FillSolver {
  const file = import.meta.url.endsWith('.ts') ? './fill-thread.ts' : './fill-thread.js';
  return createThreads(new URL(file, import.meta.url), { minThreads: 0, maxThreads: 1, timeLimit });
}
