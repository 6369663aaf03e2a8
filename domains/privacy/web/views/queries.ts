import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { type View, viewRoutes } from '#privacy/contract';
import type { ViewsSearch } from './views-search.ts';

/** How many entries are read at a time. */
const pageSize = 50;

/** The first entries, and whether there are older ones. */
interface Views {
  items: View[];
  more: boolean;
}

/** Who saw personal details, the latest first, so many pages of it. No change announces another view, so it is always stale. */
export const viewsQuery = (filter: ViewsSearch, pages = 1) =>
  queryOptions({
    queryKey: ['views', filter, pages],
    queryFn: async ({ client, signal }): Promise<Views> => {
      const before = client.getQueryData<Views>(['views', filter, pages - 1])?.items ?? [];
      const after = before.at(-1)?._id;
      const query = { limit: pageSize, filter, ...(after && { after }) };
      const { items, more } = await call(viewRoutes.listViews, { query, signal });
      return { items: [...before, ...items], more };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
