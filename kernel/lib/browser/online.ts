import { useSyncExternalStore } from 'react';
import { isOfServer } from '#contract/server-time.ts';

/**
 * Whether the server is reached, by what the calls say: a device may have Wi-Fi that leads nowhere (product 17.31). There is one
 * such state in a tab; who calls the server notes here whether it answered.
 */

/** Milliseconds between two attempts to reach a server that is not, while somebody looks. */
const probeEvery = 5000;
/** Milliseconds after which a call that is not answered counts as not reaching the server. */
export const patience = 10_000;

let reached = true;
let probing = false;
const listeners = new Set<() => void>();

/** Notes that the server answered, whatever it said. */
export function noteAnswer(): void {
  note(true);
}

/** Notes that the server did not answer. */
export function noteSilence(): void {
  note(false);
}

/** Whether the last call reached the server, as far as the browser has a network at all. */
export function isOnline(): boolean {
  return reached && navigator.onLine;
}

/** The same in a component. While it is shown and the server is not reached, it is tried again every few seconds. */
export function useOnline(): boolean {
  return useSyncExternalStore(watch, isOnline);
}

/** Calls back whenever that may have changed, until the returned function is called. */
export function onOnlineChange(listener: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  listeners.add(listener);
  signal.addEventListener('abort', () => listeners.delete(listener));
  addEventListener('online', listener, { signal });
  addEventListener('offline', listener, { signal });
  return () => ended.abort();
}

/** Calls back when the server is reached again, and when the browser has a network again, which is worth a try. */
export function onBack(listener: () => void, signal: AbortSignal): void {
  const back = () => isOnline() && listener();
  const stop = onOnlineChange(back);
  signal.addEventListener('abort', stop);
  addEventListener('online', listener, { signal });
}

/** Asks the server for a page's head, and notes and returns whether it answers. A proxy or a portal is not the server. */
export async function probe(signal: AbortSignal): Promise<boolean> {
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store', signal }).catch(() => undefined);
  const isReached = answer !== undefined && isOfServer(answer);
  if (!signal.aborted) note(isReached);
  return isReached && answer.ok;
}

/** Asks the same, and takes for silence what hangs, so that the next try may pass. */
export async function probeInTime(): Promise<boolean> {
  const given = new AbortController();
  const timer = setTimeout(() => given.abort(), probeEvery - 500);
  const answers = await probe(given.signal);
  clearTimeout(timer);
  if (given.signal.aborted) noteSilence();
  return answers;
}

function note(now: boolean): void {
  if (now === reached) return;
  reached = now;
  for (const listener of [...listeners]) listener();
}

function watch(listener: () => void): () => void {
  const stop = onOnlineChange(listener);
  const timer = setInterval(() => void probeOnce(), probeEvery);
  return () => {
    stop();
    clearInterval(timer);
  };
}

/** Tries once for all who look. */
async function probeOnce(): Promise<void> {
  if (reached || probing) return;
  probing = true;
  await probeInTime();
  probing = false;
}
