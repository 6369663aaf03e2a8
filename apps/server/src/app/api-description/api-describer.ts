import { minute } from '#platform/clock.ts';
import { createThreads } from '#platform/threads.ts';
import type { ApiDescription } from './description.ts';

/** How long writing may take, in milliseconds: longer than on a slow machine, unless something is wrong. */
const timeLimit = minute;

/** Returns what describes the API under a title. Its one thread ends when there is nothing to do, which frees its memory. */
export function apiDescriber() {
  const file = import.meta.url.endsWith('.ts') ? './description-thread.ts' : './description-thread.js';
  const limits = { minThreads: 0, maxThreads: 1, timeLimit };
  const threads = createThreads<string, ApiDescription>(new URL(file, import.meta.url), limits);
  return {
    describe: (title: string) => threads.run(title, new AbortController().signal),
    close: threads.close,
  };
}
