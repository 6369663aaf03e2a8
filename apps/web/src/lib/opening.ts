import type { Role } from '@patrolbook/contract';
import type { QueryClient } from '@tanstack/react-query';

/**
 * What is known when a page is about to be opened, be it that someone only points at a link to it. A page's file may export
 * `readAhead({ client, params, skip }: Opening<{ id: string }>)`, which prefetches what the page will read.
 */
export interface Opening<Params = Record<string, string>> {
  readonly client: QueryClient;
  /** Those of the page's path. */
  readonly params: Params;
  /** Of whoever is signed in. */
  readonly roles: readonly Role[];
  /** How many items a list of the page skips, by the list's name: what `useListPage` will answer. */
  readonly skip: (list?: string) => number;
}
