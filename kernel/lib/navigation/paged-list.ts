import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useListPage } from './list-page.ts';

/** The answer of every list in the contract. */
export interface ItemsPage<T> {
  items: T[];
  matches: number;
}

/**
 * A paged list whose position is kept in the browser's history entry. Returns the query of the current page, and functions
 * to show another one and to prefetch it when its step is pointed at. `name` tells the lists of one page apart.
 */
export function usePagedList<T, K extends QueryKey>(
  queryOf: (skip: number) => UseQueryOptions<ItemsPage<T>, Error, ItemsPage<T>, K>,
  name?: string,
) {
  const client = useQueryClient();
  const [skip, onSkip] = useListPage(name);
  const read = useQuery(queryOf(skip));
  const onIntent = (to: number) => void client.prefetchQuery(queryOf(to));
  return { read, skip, onSkip, onIntent };
}

export type PagedList<T> = ReturnType<typeof usePagedList<T, QueryKey>>;
