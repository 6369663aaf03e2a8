import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { pause } from '../../lib/browser/pause.ts';
import { withDeviceDatabase } from '../../lib/storage/device-database.ts';

/**
 * The data that the page that records a patrol has read, kept on the device while the session lives, so that the
 * page opens without coverage (decision 21). Nothing here rejects: without kept data the page waits for the
 * network, as every page does.
 */

/** Milliseconds between two tries to fetch the page, at most. */
const longestWait = 30_000;

/** Keeps what is read and shown, from now until the returned function is called. */
export function keepReads(client: QueryClient, session: string): () => void {
  const cache = client.getQueryCache();
  for (const query of cache.getAll()) void keep(query, session);
  return cache.subscribe((event) => {
    const isRead = event.type === 'updated' && event.action.type === 'success';
    if (isRead || event.type === 'observerAdded') void keep(event.query, session);
  });
}

/**
 * Puts the page that records a patrol into the browser's cache, from which it opens without coverage (decision
 * 21). A person who came to it from another page has never loaded it as a document. A page that is there already
 * is not fetched again. A failed fetch is repeated until the signal aborts.
 */
export async function keepPage(patrolId: string, signal: AbortSignal): Promise<void> {
  for (let wait = 1000; !signal.aborted; wait = Math.min(wait * 2, longestWait)) {
    if (await fetchPage(patrolId, signal)) return;
    await pause(wait, signal);
  }
}

async function fetchPage(patrolId: string, signal: AbortSignal): Promise<boolean> {
  const page = await fetch(`/patrol/${patrolId}/record`, { signal }).catch(withoutIt);
  const document = page?.ok && (await page.text().catch(withoutIt));
  return typeof document === 'string';
}

async function keep(query: Query, session: string): Promise<void> {
  const { status, data, dataUpdatedAt: readAt } = query.state;
  if (status !== 'success' || !query.isActive()) return;
  const { queryKey } = query;
  await withDeviceDatabase((database) =>
    database.put('reads', { session, queryKey, data, readAt }, [session, hashKey(queryKey)]),
  ).catch(withoutIt);
}

/**
 * Fills a session's cache with kept data that it has not read since, all marked as stale. Data that other
 * sessions kept is removed.
 */
export async function restoreReads(client: QueryClient, session: string): Promise<void> {
  const kept = await withDeviceDatabase(async (database) => {
    const transaction = database.transaction('reads', 'readwrite');
    for (const key of await transaction.store.getAllKeys())
      if (key[0] !== session) await transaction.store.delete(key);
    return transaction.store.getAll();
  }).catch(() => []);
  for (const { queryKey, data, readAt } of kept) {
    if (client.getQueryData(queryKey) !== undefined) continue;
    client.setQueryData(queryKey, data, { updatedAt: readAt });
    void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }
}

/** Removes all kept data. Call it if there is no session, or when it has ended (product 9.13). */
export async function forgetReads(): Promise<void> {
  await withDeviceDatabase((database) => database.clear('reads')).catch(withoutIt);
}

function withoutIt(): undefined {}
