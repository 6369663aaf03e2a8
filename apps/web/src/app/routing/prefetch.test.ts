import { QueryClient } from '@tanstack/react-query';
import { createRootRoute, createRoute } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { prefetch } from './prefetch.ts';

const root = createRootRoute();
const location = { search: { search: 'mai' }, state: { __TSR_index: 0, skips: { scheduled: 12 } } };

/** Returns what prefetch passes to a page for admins when the person has these roles; undefined if it is not called. */
function contextFor(roles: ('admin' | 'patroller')[] | undefined): PrefetchContext | undefined {
  const prefetchPage = vi.fn(async (_context: PrefetchContext) => {});
  const component = Object.assign(() => null, { prefetch: prefetchPage });
  const staticData = { roles: ['admin' as const] };
  const route = createRoute({ getParentRoute: () => root, path: '/people', staticData, component });
  const session = roles && { client: new QueryClient(), roles };
  prefetch({ context: { session }, location, params: { id: '1' }, route });
  return prefetchPage.mock.calls[0]?.[0];
}

it('[17.33] passes a page its parameters, search, roles and list positions', () => {
  const context = contextFor(['admin']);
  expect(context).toMatchObject({ params: { id: '1' }, search: { search: 'mai' }, roles: ['admin'] });
  expect([context?.skip('scheduled'), context?.skip('recent'), context?.skip()]).toEqual([12, 0, 0]);
});

it.each([[['patroller' as const]], [undefined]])(
  '[17.33] does not prefetch a page that %s may not open',
  (roles) => {
    expect(contextFor(roles)).toBeUndefined();
  },
);
