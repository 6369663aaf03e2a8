// @vitest-environment jsdom

import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { staleKeys } from '#lib/api/invalidation-keys.ts';
import type { IncidentPoint } from '#record/contract';
import { incidentQuery, pointsQuery } from './queries.ts';

const patrol = { type: 'patrol', _id: '01920000-0000-7000-8000-000000000001' } as const;
const point: IncidentPoint = ['01920000-0000-7000-8000-000000000011', 174.93, -36.89, 'Fire', 1_800_000_000];
const minute = 60_000;

/** Shows this many points; each call counts a read, and `change` is what a changed patrol makes the cache do. */
function showPoints(count: number) {
  const client = new QueryClient();
  const options = pointsQuery({});
  const read = vi.fn(async () => Array<IncidentPoint>(count).fill(point));
  client.setQueryData(options.queryKey, Array<IncidentPoint>(count).fill(point));
  const hide = new QueryObserver(client, { ...options, queryFn: read }).subscribe(() => undefined);
  const change = () => {
    for (const queryKey of staleKeys(patrol)) void client.invalidateQueries({ queryKey });
  };
  return { client, read, change, hide };
}

describe('the incidents of an open map [19.10]', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    focusManager.setFocused(undefined);
    vi.useRealTimers();
  });

  it('a few are read again a second after a patrol changes, however often it changes meanwhile', async () => {
    const { read, change, hide } = showPoints(100);
    for (let time = 0; time < 5; time++) {
      change();
      await vi.advanceTimersByTimeAsync(190);
    }
    expect(read).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect(read).toHaveBeenCalledTimes(1);
    hide();
  });

  it('a hundred thousand are read at most once a minute, and none while nobody looks', async () => {
    const { read, change, hide } = showPoints(100_000);
    for (let second = 0; second < 180; second++) {
      change();
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(read.mock.calls.length).toBeLessThanOrEqual(3);
    expect(read.mock.calls.length).toBeGreaterThanOrEqual(2);
    read.mockClear();
    focusManager.setFocused(false);
    change();
    await vi.advanceTimersByTimeAsync(3 * minute);
    expect(read).not.toHaveBeenCalled();
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(minute);
    expect(read).toHaveBeenCalledTimes(1);
    hide();
  });

  it('the chosen one is read again at once', () => {
    const client = new QueryClient();
    const { queryKey } = incidentQuery(point);
    client.setQueryData(queryKey, null);
    for (const stale of staleKeys(patrol)) void client.invalidateQueries({ queryKey: stale });
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });
});
