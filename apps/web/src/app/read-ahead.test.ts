import { QueryClient } from '@tanstack/react-query';
import { createRootRoute, createRoute } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import type { Opening } from '../lib/opening.ts';
import { readAhead } from './read-ahead.ts';

const root = createRootRoute();
const location = { state: { __TSR_index: 0, skips: { scheduled: 12 } } };

/** What a page that admins may open is told when somebody with these roles points at it; undefined: nothing. */
function told(roles: ('admin' | 'patroller')[] | undefined): Opening | undefined {
  const read = vi.fn(async (_opening: Opening) => {});
  const component = Object.assign(() => null, { readAhead: read });
  const staticData = { roles: ['admin' as const] };
  const route = createRoute({ getParentRoute: () => root, path: '/people', staticData, component });
  const session = roles && { client: new QueryClient(), roles };
  readAhead({ context: { session }, location, params: { id: '1' }, route });
  return read.mock.calls[0]?.[0];
}

it('[read-ahead] tells a page what it needs to read', () => {
  const opening = told(['admin']);
  expect(opening).toMatchObject({ params: { id: '1' }, roles: ['admin'] });
  expect([opening?.skip('scheduled'), opening?.skip('recent'), opening?.skip()]).toEqual([12, 0, 0]);
});

it.each([[['patroller' as const]], [undefined]])(
  '[read-ahead] leaves a page alone that %s may not open',
  (roles) => {
    expect(told(roles)).toBeUndefined();
  },
);
