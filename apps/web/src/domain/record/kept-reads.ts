import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { withDeviceDatabase } from '../../lib/storage/device-database.ts';

/**
 * What the page that records a patrol has read, kept on the device while the session lives, so that the page opens without
 * coverage (decision 21). Nothing here rejects: without it the page waits for the network, as every page does.
 */

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
 * Puts the page that records a patrol into the browser's cache, from which it opens without coverage (decision 21): whoever came
 * to it from another page has never loaded it as a document. One that is there already is not fetched again.
 */
export async function keepPage(patrolId: string): Promise<void> {
  const page = await fetch(`/patrol/${patrolId}/record`).catch(withoutIt);
  await page?.text().catch(withoutIt);
}

async function keep(query: Query, session: string): Promise<void> {
  const { status, data, dataUpdatedAt: readAt } = query.state;
  if (status !== 'success' || !query.isActive()) return;
  const { queryKey } = query;
  await withDeviceDatabase((database) =>
    database.put('reads', { session, queryKey, data, readAt }, [session, hashKey(queryKey)]),
  ).catch(withoutIt);
}

/** Fills a session's cache with what was kept and not read since, all of it stale. What other sessions have kept is removed. */
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

/** Removes all of it. Call when there is no session, or it has ended (product 9.13). */
export async function forgetReads(): Promise<void> {
  await withDeviceDatabase((database) => database.clear('reads')).catch(withoutIt);
}

function withoutIt(): undefined {}
