import type { Role } from '@patrolbook/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter, RouteById, RouteIds } from '@tanstack/react-router';

type Tree = RegisteredRouter['routeTree'];

/**
 * What is known when a page is about to be opened, be it that someone only points at a link to it. A page's file may export
 * `readAhead({ client, params, skip }: Opening<'/session/patrol/$id'>)`, which prefetches what the page will read.
 */
export interface Opening<Id extends RouteIds<Tree> = RouteIds<Tree>> {
  readonly client: QueryClient;
  readonly params: RouteById<Tree, Id>['types']['allParams'];
  /** Of whoever is signed in. */
  readonly roles: readonly Role[];
  /** How many items a list of the page skips, by the list's name: what `useListPage` will answer. */
  readonly skip: (list?: string) => number;
}
