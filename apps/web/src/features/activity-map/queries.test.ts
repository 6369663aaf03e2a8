// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { staleKeys } from '../../lib/api/invalidation-keys.ts';
import { pointsQuery } from './queries.ts';

vi.hoisted(() => vi.stubGlobal('reportError', undefined)); // jsdom lacks it, and the session's module names it

it('the map reads its incidents again when a patrol changes, as an incident is one of its patrol', () => {
  const client = new QueryClient();
  const { queryKey } = pointsQuery({});
  client.setQueryData(queryKey, []);
  for (const stale of staleKeys({ type: 'patrol', _id: '01920000-0000-7000-8000-000000000001' }))
    void client.invalidateQueries({ queryKey: stale });
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
