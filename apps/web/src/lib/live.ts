import { apiPrefix, peopleRoutes, sessionRoutes } from '@patrolbook/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from './api.ts';
import { ApiError } from './api-error.ts';
import { ensureFresh } from './auth.ts';
import { staleKeys } from './live-map.ts';

/**
 * Keeps what is shown up to date (design 6.1). The browser has one connection to the event stream, held by one of its
 * tabs; that tab passes on what it hears to the others. A change says only what it was about: the cache reads it again.
 */

const Change = sessionRoutes.watchChanges.response;

/** The stream was opened (again): whatever was read before may have changed unheard. */
const opened = 'opened';

/** Milliseconds that a tab just opened has for itself. Then it reads again what it had read before it followed the changes. */
const calm = 2000;

type Tell = (message: unknown) => void;

/** Follows the changes until the answered function is called. */
export function followChanges(client: QueryClient): () => void {
  const ended = new AbortController();
  const channel = new BroadcastChannel('live');
  let settled = false;
  const apply: Tell = (message) => {
    // Until then everything is going to be read again anyway.
    if (settled || message !== opened) refreshStale(client, message);
  };
  const settle = setTimeout(() => {
    settled = true;
    refreshStale(client, opened);
  }, calm);
  channel.onmessage = (event) => apply(event.data);
  const tell: Tell = (message) => {
    apply(message);
    channel.postMessage(message);
  };
  lead(() => keepConnected(tell, ended.signal), ended.signal).catch((error: unknown) => {
    if (!ended.signal.aborted) reportError(error);
  });
  return () => {
    ended.abort();
    clearTimeout(settle);
    channel.close();
  };
}

function refreshStale(client: QueryClient, message: unknown): void {
  if (message === opened) void client.invalidateQueries();
  const change = Change.safeParse(message);
  if (!change.success) return;
  for (const queryKey of staleKeys(change.data)) void client.invalidateQueries({ queryKey });
}

/** Runs in one tab at a time; another takes over when that one closes. Without Web Locks each tab is on its own. */
async function lead(run: () => Promise<void>, signal: AbortSignal): Promise<void> {
  await ('locks' in navigator ? navigator.locks.request('live', { signal }, run) : run());
}

async function keepConnected(tell: Tell, signal: AbortSignal): Promise<void> {
  const longest = 30_000;
  let wait = 1000;
  while (!signal.aborted) {
    try {
      await ensureFresh();
      if (await connection(tell, signal)) wait = 1000;
      // An end may mean that the session has ended; an ordinary call finds out and leaves the signed-in pages.
      if (!signal.aborted) await call(peopleRoutes.getMyProfile, { signal });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error; // an ApiError is tried again below
    }
    await pause(wait * (0.5 + Math.random()), signal);
    wait = Math.min(wait * 2, longest);
  }
}

/** One connection, until it breaks; answers whether it had been open. */
function connection(tell: Tell, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const source = new EventSource(`${apiPrefix}${sessionRoutes.watchChanges.path}`);
    let wasOpen = false;
    const close = () => {
      source.close();
      resolve(wasOpen);
    };
    source.onopen = () => {
      wasOpen = true;
      tell(opened);
    };
    source.onmessage = ({ data }) => tell(JSON.parse(data));
    source.onerror = close;
    signal.addEventListener('abort', close, { once: true });
  });
}

/** Waits, in milliseconds, but not longer than until the network is back or the caller has gone. */
function pause(duration: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, duration);
    addEventListener('online', end, { signal: over.signal });
    signal.addEventListener('abort', end, { signal: over.signal });
    if (signal.aborted) end();
  });
}
