import type { AnyRoute, ParsedLocation } from '@tanstack/react-router';
import { skipOf } from '#lib/navigation/list-page.ts';
import { canPrefetch } from './lazy-page.tsx';
import { mayOpen, type RouteContext } from './route-data.ts';

/** The part of the router's loader arguments that is used here. */
interface LoaderArguments {
  context: RouteContext;
  location: Pick<ParsedLocation, 'state' | 'search'>;
  params: Record<string, string>;
  route: AnyRoute;
}

/**
 * The loader of every session page: prefetches its data when a link to it is pointed at, and when it is opened. Nothing
 * waits for the prefetch, and the page's own queries report its errors.
 */
export function prefetch({ context: { session }, location, params, route }: LoaderArguments): void {
  const { component, staticData = {} } = route.options;
  if (!session || !canPrefetch(component) || !mayOpen(staticData, session.roles)) return;
  const { search, state } = location;
  void component.prefetch({ ...session, params, search, skip: (list) => skipOf(state.skips, list) });
}
