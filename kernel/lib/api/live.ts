import type { QueryClient } from '@tanstack/react-query';
import { apiPrefix, type CaughtUp, changeRoutes } from '#contract';
import { ensureFresh } from '../auth/auth.ts';
import { exclusively } from '../browser/exclusively.ts';
import { pause } from '../browser/pause.ts';
import { ApiError } from '../http/api-error.ts';
import { afterFirstPaint } from '../loading/first-paint.ts';
import { openChannel } from '../storage/browser-storage.ts';
import { startTimer } from '../time/start-timer.ts';
import { hasShape, isFlag, isNumber } from '../values/shape.ts';
import { HeardChanges, missed } from './heard-changes.ts';
import { isChange, staleKeys } from './invalidation-keys.ts';
import { followReads, readAgain } from './read-again.ts';

/**
 * Keeps cached data up to date (product 12.7). One tab of the browser holds the only connection to the event stream and
 * passes its messages on to the other tabs. A message only names what has changed; the cache then reads it again. What changed
 * between a page's first reads and its stream, the stream tells when it opens (decision 12).
 */

/** Milliseconds by which a tab asks for more than it needs: for as long the question may take to be answered. */
const margin = 5000;
/** Milliseconds before a tab listens in which it may have begun to read, at most. */
const longestStart = 5 * 60_000;

/** What a new tab asks the one that holds the stream: what changed in the last so many milliseconds. */
interface Question {
  last: number;
}
const isQuestion = hasShape<Question>({ last: isNumber });

type MessageHandler = (message: unknown) => void;

/** An ordinary call, which finds out whether the session has ended and then leaves the signed-in pages. Throws ApiError. */
export type OrdinaryCall = (signal: AbortSignal) => Promise<unknown>;

/** Follows the changes until the returned function is called. */
export function followChanges(client: QueryClient, ordinaryCall: OrdinaryCall): () => void {
  const ended = new AbortController();
  const channel = openChannel('live');
  const unfollowReads = followReads(client);
  const apply: MessageHandler = (message) => refreshStale(client, message);
  const unheard = startTimer(Math.min(performance.now(), longestStart) + margin);
  let heard: HeardChanges | undefined;
  channel.onmessage = ({ data }) => {
    if (!isQuestion(data)) return apply(data);
    for (const message of heard?.within(data.last) ?? []) channel.postMessage(message);
  };
  const question: Question = { last: unheard() };
  channel.postMessage(question);
  const broadcast: MessageHandler = (message) => {
    heard?.add(message);
    apply(message);
    channel.postMessage(message);
  };
  const connected = () => {
    const before = unheard() + margin; // other tabs may have begun a little earlier
    heard = new HeardChanges(before);
    return keepConnected(startTimer(before), { broadcast, ordinaryCall, signal: ended.signal });
  };
  exclusively('live', connected, ended.signal).catch((error: unknown) => {
    if (!ended.signal.aborted) reportError(error);
  });
  return () => {
    ended.abort();
    channel.close();
    unfollowReads();
  };
}

/** The only patrol whose changes are read at once in this tab. */
let only: string | undefined;

/**
 * Reads at once what changes of one patrol alone, until the returned function is called: on a bad line the record has no room for the
 * other patrols. What has changed of those is read then, or when it is next shown.
 */
export function followOnly(client: QueryClient, patrolId: string): () => void {
  only = patrolId;
  return () => {
    only = undefined;
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.isInvalidated });
  };
}

function refreshStale(client: QueryClient, message: unknown): void {
  if (message === missed) readAgain(client);
  if (!isChange(message)) return;
  const isOfOther = only !== undefined && message.type === 'patrol' && message._id !== only;
  const refetchType = isOfOther ? 'none' : 'active';
  for (const queryKey of staleKeys(message)) readAgain(client, { queryKey, refetchType });
}

/** Connects again whenever the connection broke. `unheard` tells for how many milliseconds changes may have been missed. */
async function keepConnected(
  unheard: () => number,
  {
    broadcast,
    ordinaryCall,
    signal,
  }: Pick<Following, 'broadcast' | 'signal'> & { ordinaryCall: OrdinaryCall },
): Promise<void> {
  const longestWait = 30_000;
  let [wait, missing] = [1000, unheard];
  const onHeard = () => {
    missing = startTimer(margin);
  };
  await afterFirstPaint();
  while (!signal.aborted) {
    try {
      await ensureFresh();
      if (await connection(missing(), { broadcast, onHeard, signal })) wait = 1000;
      if (!signal.aborted) await ordinaryCall(signal);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error; // an ApiError is retried below
    }
    await pause(wait * (0.5 + Math.random()), signal);
    wait = Math.min(wait * 2, longestWait);
  }
}

interface Following {
  broadcast: MessageHandler;
  /** Called when everything is known that changed until now. */
  onHeard: () => void;
  signal: AbortSignal;
}

const isCaughtUp = hasShape<CaughtUp>({ complete: isFlag });

/**
 * Holds one connection until it breaks, which begins with what changed in the last so many milliseconds. Resolves to whether it had been
 * open.
 */
function connection(last: number, { broadcast, onHeard, signal }: Following): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = startTimer();
    const source = new EventSource(
      `${apiPrefix}${changeRoutes.watchChanges.path}?last=${Math.ceil(last / 1000)}`,
    );
    let wasOpen = false;
    const close = () => {
      source.close();
      resolve(wasOpen);
    };
    source.onopen = () => {
      wasOpen = true;
    };
    source.onmessage = ({ data }) => {
      broadcast(JSON.parse(data));
    };
    source.addEventListener('caught-up', ({ data }) => {
      const told: unknown = JSON.parse(data);
      const isComplete = isCaughtUp(told) && told.complete && asked() < margin;
      if (!isComplete) broadcast(missed);
      onHeard();
    });
    source.onerror = close;
    signal.addEventListener('abort', close, { once: true });
  });
}
