import type { AnyRoute, ParsedLocation } from '@tanstack/react-router';
import { skipOf } from '../lib/list-page.ts';
import { readsAhead } from './lazy-page.tsx';
import { mayOpen, type RouteContext } from './route-data.ts';

/** What a route tells its loader. */
interface Arrival {
  context: RouteContext;
  location: Pick<ParsedLocation, 'state'>;
  params: Record<string, string>;
  route: AnyRoute;
}

/**
 * The loader of every page of a session: reads ahead for it when someone points at a link to it, and when it is opened.
 * Nobody waits for that, and its faults are told by the page's own reads.
 */
export function readAhead({ context: { session }, location, params, route }: Arrival): void {
  const { component, staticData = {} } = route.options;
  if (!session || !readsAhead(component) || !mayOpen(staticData, session.roles)) return;
  const { skips } = location.state;
  void component.readAhead({ ...session, params, skip: (list) => skipOf(skips, list) });
}
