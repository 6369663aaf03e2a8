import { pause } from '../browser/pause.ts';

/** How often a call is sent in an outage; the server asks for two seconds in between. */
const tries = 8;

/** The longest wait that is granted, in seconds. */
const longestWait = 5;

/**
 * Sends a call again for as long as the server answers that its database is away and that the same may be sent again: 503
 * with `Retry-After` (product 15.12). Returns the last answer after a quarter of a minute.
 */
export async function untilOutageEnds(
  send: () => Promise<Response>,
  signal = new AbortController().signal,
): Promise<Response> {
  for (let left = tries - 1; ; left -= 1) {
    const answer = await send();
    const wait = answer.status === 503 ? Number(answer.headers.get('retry-after')) : 0;
    if (!(wait > 0) || left === 0) return answer;
    await pause(Math.min(wait, longestWait) * 1000, signal);
  }
}
