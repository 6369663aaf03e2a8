import { apiPrefix, changeRoutes, peopleRoutes } from '@patrolbook/contract';
import type { QueryClient } from '@tanstack/react-query';
import { ensureFresh } from '../auth/auth.ts';
import { exclusively } from '../browser/exclusively.ts';
import { pause } from '../browser/pause.ts';
import { ApiError } from '../http/api-error.ts';
import { afterFirstPaint } from '../loading/first-paint.ts';
import { openChannel } from '../storage/browser-storage.ts';
import { call } from './api.ts';
import { isChange, staleKeys } from './invalidation-keys.ts';

/**
 * Keeps cached data up to date (product 12.7). One tab of the browser holds the only connection to the event stream and
 * passes its messages on to the other tabs. A message only names what has changed; the cache then reads it again.
 */

/** The message that the stream was opened, or opened again: earlier changes may have been missed. */
const opened = 'opened';

/** Milliseconds after which a new tab reads again what it had read before it followed the changes (decision 12). */
const firstRefreshAfter = 2000;

type MessageHandler = (message: unknown) => void;

/** Follows the changes until the returned function is called. */
export function followChanges(client: QueryClient): () => void {
  const ended = new AbortController();
  const channel = openChannel('live');
  let settled = false;
  const apply: MessageHandler = (message) => {
    // Before the first refresh this would only read twice.
    if (settled || message !== opened) refreshStale(client, message);
  };
  const settle = setTimeout(() => {
    settled = true;
    refreshStale(client, opened);
  }, firstRefreshAfter);
  channel.onmessage = (event) => apply(event.data);
  const broadcast: MessageHandler = (message) => {
    apply(message);
    channel.postMessage(message);
  };
  const connected = () => keepConnected(broadcast, ended.signal);
  exclusively('live', connected, ended.signal).catch((error: unknown) => {
    if (!ended.signal.aborted) reportError(error);
  });
  return () => {
    ended.abort();
    clearTimeout(settle);
    channel.close();
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
  if (message === opened) void client.invalidateQueries();
  if (!isChange(message)) return;
  const isOfOther = only !== undefined && message.type === 'patrol' && message._id !== only;
  const refetchType = isOfOther ? 'none' : 'active';
  for (const queryKey of staleKeys(message)) void client.invalidateQueries({ queryKey, refetchType });
}

async function keepConnected(broadcast: MessageHandler, signal: AbortSignal): Promise<void> {
  const longestWait = 30_000;
  let wait = 1000;
  await afterFirstPaint();
  while (!signal.aborted) {
    try {
      await ensureFresh();
      if (await connection(broadcast, signal)) wait = 1000;
      // The session may have ended; an ordinary call finds out and then leaves the signed-in pages.
      if (!signal.aborted) await call(peopleRoutes.getMyProfile, { signal });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error; // an ApiError is retried below
    }
    await pause(wait * (0.5 + Math.random()), signal);
    wait = Math.min(wait * 2, longestWait);
  }
}

/** Holds one connection until it breaks. Resolves to whether it had been open. */
function connection(broadcast: MessageHandler, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const source = new EventSource(`${apiPrefix}${changeRoutes.watchChanges.path}`);
    let wasOpen = false;
    const close = () => {
      source.close();
      resolve(wasOpen);
    };
    source.onopen = () => {
      wasOpen = true;
      broadcast(opened);
    };
    source.onmessage = ({ data }) => broadcast(JSON.parse(data));
    source.onerror = close;
    signal.addEventListener('abort', close, { once: true });
  });
}
