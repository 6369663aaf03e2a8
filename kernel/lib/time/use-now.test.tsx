// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useNow } from './clock.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('changes with the minute, whenever it was first shown', () => {
  vi.useFakeTimers({ now: Date.parse('2027-01-15T08:45:57.300Z') });
  const { result } = renderHook(() => new Date(useNow(10_000)).toISOString());
  expect(result.current).toBe('2027-01-15T08:45:57.300Z');
  act(() => vi.advanceTimersByTime(2699));
  expect(result.current).toBe('2027-01-15T08:45:57.300Z');
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe('2027-01-15T08:46:00.000Z');
  act(() => vi.advanceTimersByTime(10_000));
  expect(result.current).toBe('2027-01-15T08:46:10.000Z');
});
