import type { QueryClient } from '@tanstack/react-query';
import type { Role } from '#contract';
import type { RawSearch } from './list-search.ts';

/**
 * What is known when a page is opened, or when a link to it is pointed at. A page's module may export
 * `prefetch({ client, params, search, skip }: PrefetchContext<{ id: string }>)`, which prefetches what the page will read.
 */
export interface PrefetchContext<Params = Record<string, string>> {
  readonly client: QueryClient;
  /** The parameters of the page's path. */
  readonly params: Params;
  /** The roles of the signed-in person. */
  readonly roles: readonly Role[];
  /** The search parameters of the page's address, not validated. */
  readonly search: RawSearch;
  /** How many items a list of the page skips, by the list's name: what `useListPage` will return. */
  readonly skip: (list?: string) => number;
}
