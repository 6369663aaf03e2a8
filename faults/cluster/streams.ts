import { setTimeout as wait } from 'node:timers/promises';

const count = 4;
/** How long a page waits before it opens its stream anew, in milliseconds. */
const beforeReopening = 250;

/** Opens event streams, and opens them anew when they end, as pages do. */
export function openStreams(url: string, cookie: string) {
  const closing = new AbortController();
  const gaps: number[] = [];

  async function stream(): Promise<void> {
    let lostAt: number | null = null;
    while (!closing.signal.aborted) {
      const answer = await fetch(`${url}/api/v1/my/events`, {
        headers: { cookie },
        signal: closing.signal,
      }).catch(() => null);
      if (answer?.ok) {
        if (lostAt !== null) gaps.push(Math.round(performance.now() - lostAt));
        lostAt = null;
        await readToEnd(answer);
      }
      lostAt ??= performance.now();
      await wait(beforeReopening);
    }
  }

  const streams = Array.from({ length: count }, stream);
  return {
    /** Returns for how many milliseconds each lost stream was away. */
    async close() {
      closing.abort();
      await Promise.all(streams);
      return gaps;
    },
  };
}

/** Reads until the stream ends, in whichever way: either is a loss to be counted. */
async function readToEnd(answer: Response): Promise<void> {
  const reader = answer.body?.getReader();
  const ended = () => ({ done: true });
  while (reader && !(await reader.read().catch(ended)).done);
}
