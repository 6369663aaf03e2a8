import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Puts the answer to a change into the cache. A read under way may be older than the change, so it is given up. It is begun
 * again, since it may have been to bring what the answer lacks: the announcement of a change can overtake its answer.
 */
export async function takeAnswer<T>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, T, Error>,
  update: (before: T | undefined) => T | undefined,
): Promise<void> {
  const exactly = { queryKey, exact: true };
  const isReading = client.isFetching(exactly) > 0;
  await client.cancelQueries(exactly);
  client.setQueryData(queryKey, update);
  if (isReading) void client.invalidateQueries(exactly);
}
