// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAllQuiet } from './use-all-quiet.ts';

afterEach(() => void vi.useRealTimers());

it('a tap can be undone for six seconds, in which another changes nothing [17.50]', () => {
  vi.useFakeTimers();
  const recorder = { record: vi.fn(async () => {}), remove: vi.fn(async () => {}) };
  const { result } = renderHook(() => useAllQuiet(recorder));
  act(() => result.current.note());
  act(() => vi.advanceTimersByTime(5999));
  act(() => result.current.note());
  expect(recorder.record).toHaveBeenCalledTimes(1);
  expect(result.current.noted).not.toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(result.current.noted).toBeNull();
  act(() => result.current.note());
  expect(recorder.record).toHaveBeenCalledTimes(2);
});
