// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ofServer } from '../http/answers.fixture.ts';
import { onReachableAgain } from './reachable.ts';

const reached = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  reached.mockClear();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Watches while the server answers, or does not. Returns a function that changes that. */
async function watch({ online, answers }: { online: boolean; answers: boolean }) {
  const state = { answers };
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (!state.answers) throw new TypeError('Failed to fetch');
    return ofServer(new Response());
  });
  stop = onReachableAgain(reached);
  await vi.advanceTimersByTimeAsync(0);
  return { state, fetch };
}

it('calls back once when the network returns [14.4]', async () => {
  const { state } = await watch({ online: false, answers: false });
  state.answers = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reached).toHaveBeenCalledOnce();
});

it('tries again by itself, as a browser does not notice every broken line [14.4]', async () => {
  const { state } = await watch({ online: true, answers: false });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reached).not.toHaveBeenCalled();
  state.answers = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(reached).toHaveBeenCalledOnce();
});

it('waits on while the network is back and the server is not [14.4]', async () => {
  const { state } = await watch({ online: false, answers: false });
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(reached).not.toHaveBeenCalled();
  state.answers = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(reached).toHaveBeenCalledOnce();
});

it('does nothing while the server answers all along, or page after page would reload [14.4]', async () => {
  const { fetch } = await watch({ online: true, answers: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledOnce();
  expect(reached).not.toHaveBeenCalled();
});

it('does nothing after it was stopped', async () => {
  const { state, fetch } = await watch({ online: false, answers: false });
  stop();
  state.answers = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect([fetch.mock.calls.length, reached.mock.calls.length]).toEqual([1, 0]);
});
