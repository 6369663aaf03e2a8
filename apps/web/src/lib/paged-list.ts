import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useListPage } from './list-page.ts';

/** The contract's answer of every list. */
interface ListPage<T> {
  items: T[];
  matches: number;
}

/**
 * A paged list whose place is kept in the browser's history entry: the page that is shown, what shows another one, and what
 * reads one ahead while somebody points at the step to it. `name` tells the lists of one page apart.
 */
export function usePagedList<T, K extends QueryKey>(
  queryOf: (skip: number) => UseQueryOptions<ListPage<T>, Error, ListPage<T>, K>,
  name?: string,
) {
  const client = useQueryClient();
  const [skip, onSkip] = useListPage(name);
  const read = useQuery(queryOf(skip));
  const onIntent = (to: number) => void client.prefetchQuery(queryOf(to));
  return { read, skip, onSkip, onIntent };
}

export type PagedList<T> = ReturnType<typeof usePagedList<T, QueryKey>>;
