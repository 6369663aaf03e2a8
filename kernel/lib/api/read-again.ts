import type { InvalidateQueryFilters, Query, QueryClient } from '@tanstack/react-query';

/** What changed while it was being read, and so is read once more. */
const changedMeanwhile = new WeakMap<Query, InvalidateQueryFilters['refetchType']>();

/**
 * Reads again what has changed, as `filters` choose it. A read that is on its way is not broken off: where changes come faster than a
 * read takes, as on a slow line on a busy night, none would ever arrive. What it brings is shown, and then read once more.
 */
export function readAgain(client: QueryClient, filters: InvalidateQueryFilters = {}): void {
  for (const query of client.getQueryCache().findAll(filters))
    if (query.state.fetchStatus !== 'idle') changedMeanwhile.set(query, filters.refetchType);
  void client.invalidateQueries(filters, { cancelRefetch: false });
}

/** Reads once more what changed while it was being read, until the returned function is called. */
export function followReads(client: QueryClient): () => void {
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.fetchStatus !== 'idle' || !changedMeanwhile.has(query)) return;
    const refetchType = changedMeanwhile.get(query);
    changedMeanwhile.delete(query);
    void client.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType });
  });
}
