import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { deviceDatabase } from '#lib/storage/device-database.ts';
import { hasShape, isNullable, isNumber, isObject, isOneOf, isText } from '#lib/values/shape.ts';

/**
 * The data that the pages of a patrol under way have read, kept on the device while the session lives, so that they are shown
 * without coverage (decision 39). Nothing here rejects: without kept data a page says that it could not be loaded.
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

async function keep(query: Query, session: string): Promise<void> {
  const { status, data, dataUpdatedAt: readAt } = query.state;
  if (status !== 'success') return;
  const { queryKey } = query;
  const isShown = query.isActive();
  const key: [string, string] = [session, hashKey(queryKey)];
  const keepRead = deviceDatabase.write('reads', async (store) => {
    // What is not shown any more is replaced, as an answer to a write does, but not added.
    if (!isShown && (await store.getKey(key)) === undefined) return;
    await store.put({ session, queryKey, data, readAt }, key);
  });
  await keepRead.catch(withoutIt);
}

/** What tells whether a patrol is under way. */
export interface PatrolTimes {
  type: 'patrol' | 'event';
  when: string;
  hours: number;
  cancelled: object | null;
  started: object | null;
  finished: object | null;
}

/** Another build may have kept what is read. */
const hasPatrolTimes = hasShape<PatrolTimes>({
  type: isOneOf(['patrol', 'event']),
  when: isText,
  hours: isNumber,
  cancelled: isNullable(isObject),
  started: isNullable(isObject),
  finished: isNullable(isObject),
});

/** Returns the patrols that are kept for a session. */
export async function keptPatrols(session: string): Promise<PatrolTimes[]> {
  const kept = await deviceDatabase.read('reads', (store) => store.getAll()).catch(() => []);
  return kept.flatMap(({ session: of, queryKey, data }) => {
    const isPatrol = of === session && queryKey[0] === 'patrol' && queryKey.length === 2;
    return isPatrol && hasPatrolTimes(data) ? [data] : [];
  });
}

/**
 * How often a device that is busy is asked, each time for some seconds: a phone that has just opened the page may take longer, and
 * nothing else asks again for what it has kept. One that keeps nothing refuses at once.
 */
const tries = 6;

/**
 * Fills a session's cache with kept data that it has not read since, all marked as stale. Data that other
 * sessions kept is removed.
 */
export async function restoreReads(client: QueryClient, session: string): Promise<void> {
  let kept: Awaited<ReturnType<typeof readKept>> | undefined;
  for (let left = tries; left > 0 && !kept; left--) kept = await readKept(session).catch(withoutIt);
  for (const { queryKey, data, readAt } of kept ?? []) {
    if (client.getQueryData(queryKey) !== undefined) continue;
    client.setQueryData(queryKey, data, { updatedAt: readAt });
    void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }
}

/** Reads what is kept for a session. Rejects if a busy device does not answer in time. */
function readKept(session: string) {
  return deviceDatabase.write('reads', async (store) => {
    for (const key of await store.getAllKeys()) if (key[0] !== session) await store.delete(key);
    return store.getAll();
  });
}

/** Removes all kept data. */
export async function clearReads(): Promise<void> {
  await deviceDatabase.write('reads', (store) => store.clear()).catch(withoutIt);
}

function withoutIt(): undefined {}
