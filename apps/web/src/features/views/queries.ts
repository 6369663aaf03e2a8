import { viewRoutes } from '@patrolbook/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import type { ViewsSearch } from './views-search.ts';

/** How many entries are read at a time. */
const pageSize = 50;

/** Who saw personal details, the latest first, page after page. No change announces another view, so it is always stale. */
export const viewsQuery = (filter: ViewsSearch) =>
  infiniteQueryOptions({
    queryKey: ['views', filter],
    queryFn: ({ pageParam, signal }) =>
      call(viewRoutes.listViews, {
        query: { limit: pageSize, filter, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ items, more }) => (more ? items.at(-1)?._id : undefined),
    staleTime: 0,
  });
