// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ofServer } from '../http/answers.fixture.ts';
import { isOnline, noteAnswer, noteSilence, onBack, useOnline } from './online.ts';

function Shown() {
  return <p>{useOnline() ? 'online' : 'offline'}</p>;
}

const shown = () => screen.getByText(/line$/).textContent;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  noteAnswer();
});

it('a device whose calls are not answered is offline, though it has a network [17.31]', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  render(<Shown />);
  expect(shown()).toBe('online');
  act(noteSilence);
  expect([shown(), navigator.onLine]).toEqual(['offline', true]);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect([shown(), fetched.mock.calls.length]).toEqual(['offline', 2]);
  fetched.mockResolvedValue(ofServer(new Response(null, { status: 503 })));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(shown()).toBe('online');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(fetched).toHaveBeenCalledTimes(3);
});

it('a portal that answers for the server leaves the device offline [17.55]', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('<h1>Sign in to the Wi-Fi</h1>'));
  render(<Shown />);
  act(noteSilence);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(shown()).toBe('offline');
});

it('a try that hangs is given up for the next one [17.31]', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
      }),
  );
  render(<Shown />);
  act(noteSilence);
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(fetched.mock.calls.length).toBeGreaterThan(1);
});

it('a device without a network is offline at once [17.31]', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(isOnline()).toBe(false);
});

it('what waits is tried when the server answers again, and when there is a network again [17.31]', () => {
  const ended = new AbortController();
  const back = vi.fn();
  onBack(back, ended.signal);
  noteSilence();
  expect(back).not.toHaveBeenCalled();
  noteAnswer();
  expect(back).toHaveBeenCalledTimes(1);
  noteSilence();
  dispatchEvent(new Event('online'));
  expect(back).toHaveBeenCalledTimes(2);
  ended.abort();
  noteAnswer();
  expect(back).toHaveBeenCalledTimes(2);
});
