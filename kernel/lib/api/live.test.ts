// @vitest-environment jsdom

import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimsCookie } from '#contract';
import { peopleRoutes } from '#people/contract';
import { watchAuth } from '../auth/auth.ts';
import { claimsWith, now } from '../auth/claims.fixture.ts';
import { locks } from '../browser/locks.fixture.ts';
import { ofServer } from '../http/answers.fixture.ts';
import { call } from './api.ts';
import { followChanges, followOnly } from './live.ts';

/** The server's answers to ordinary calls. */
const fetched = vi.fn<typeof fetch>();

/** The browser's EventSource; the test plays the server. */
class Stream {
  static all: Stream[] = [];
  static get last() {
    const last = Stream.all.at(-1);
    if (!last) throw new Error('nothing is connected');
    return last;
  }
  onopen = () => {};
  onmessage = (_event: { data: string }) => {};
  onerror = () => {};
  closed = false;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    Stream.all.push(this);
  }
  onCaughtUp = (_event: { data: string }) => {};
  addEventListener(type: string, listener: Stream['onCaughtUp']) {
    if (type === 'caught-up') this.onCaughtUp = listener;
  }
  /** Opens with what changed before. */
  catchUp(complete: boolean, ...changes: unknown[]) {
    this.onopen();
    for (const message of changes) this.send(message);
    this.onCaughtUp({ data: JSON.stringify({ complete }) });
  }
  /** For how many seconds before it the tab wants to know of changes. */
  get last() {
    return Number(new URL(this.url, 'https://patrolbook.example').searchParams.get('last'));
  }
  send(message: unknown) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  close() {
    this.closed = true;
  }
}

/** The browser's BroadcastChannel, without delay. */
class Channel {
  static open = new Set<Channel>();
  onmessage = (_event: { data: unknown }) => {};
  constructor() {
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) if (other !== this) other.onmessage({ data });
  }
  close() {
    Channel.open.delete(this);
  }
}

const change = { type: 'patrol', _id: '01920000-0000-7000-8000-000000000001' };
const everything = undefined;
const ends: (() => void)[] = [];

/** The ordinary call by which a tab finds out whether the session has ended. */
const readProfile = (signal: AbortSignal) => call(peopleRoutes.getMyProfile, { signal });

/** Opens a tab that follows the changes. Returns a function that closes it, and the keys of what it has read again. */
async function tab() {
  const client = new QueryClient();
  const read = vi.spyOn(client, 'invalidateQueries');
  const end = followChanges(client, readProfile);
  ends.push(end);
  await vi.advanceTimersByTimeAsync(0);
  return { end, readAgain: () => read.mock.calls.map(([filters]) => filters?.queryKey) };
}

beforeEach(() => {
  vi.useFakeTimers({ now: now * 1000 });
  const cookie = `${claimsCookie}=${btoa(JSON.stringify(claimsWith()))}`;
  vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue(cookie);
  watchAuth();
  fetched.mockImplementation(async () => ofServer(Response.json({})));
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(Math, 'random').mockReturnValue(0.5); // no jitter
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('BroadcastChannel', Channel);
});
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await vi.advanceTimersByTimeAsync(0);
  Stream.all = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('cached data', () => {
  it('is read again only where a change concerns it', async () => {
    const { readAgain } = await tab();
    expect(Stream.last.url).toMatch(/^\/api\/v1\/my\/events\?last=\d+$/);
    Stream.last.send(change);
    Stream.last.send({ type: 'weather', _id: change._id });
    expect(readAgain()).toEqual([['patrol', change._id], ['patrols'], ['vehicles'], ['to-do']]);
  });

  it('is not read again when the stream opens, but for what changed since the page began to read [12.7]', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(9000);
    const { readAgain } = await tab();
    expect(Stream.last.last).toBeGreaterThan(9 + 5);
    Stream.last.catchUp(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(readAgain()).toEqual([]);
    Stream.last.onerror();
    await vi.advanceTimersByTimeAsync(1000);
    expect(Stream.last.last).toBe(61 + 5);
    Stream.last.catchUp(true, change);
    expect(readAgain()).toContainEqual(['patrol', change._id]);
    expect(readAgain()).not.toContain(everything);
  });

  it('is all read again if the server may have missed a change, or the stream took long to open [12.7]', async () => {
    const { readAgain } = await tab();
    Stream.last.catchUp(false);
    expect(readAgain()).toEqual([everything]);
    Stream.last.onerror();
    await vi.advanceTimersByTimeAsync(1000);
    await vi.advanceTimersByTimeAsync(6000);
    Stream.last.catchUp(true);
    expect(readAgain()).toEqual([everything, everything]);
  });

  it('is known to be whole for at most five minutes before a session, however long the page has stood [12.7]', async () => {
    vi.spyOn(performance, 'now').mockReturnValueOnce(3_600_000);
    await tab();
    expect(Stream.last.last).toBe(5 * 60 + 2 * 5);
  });
});

it('an open record reads at once what changes of its own patrol, and of others once it is left [17.64]', async () => {
  const client = new QueryClient();
  const reads: string[] = [];
  for (const queryKey of [['patrol', change._id], ['patrols', 'mine', 'running'], ['vehicles']])
    ends.push(
      new QueryObserver(client, {
        queryKey,
        queryFn: () => reads.push(queryKey.join(' ')),
        staleTime: Number.POSITIVE_INFINITY,
      }).subscribe(() => {}),
    );
  ends.push(followChanges(client, readProfile));
  await vi.advanceTimersByTimeAsync(3000);
  const readsOf = async (act: () => void) => {
    reads.length = 0;
    act();
    await vi.advanceTimersByTimeAsync(0);
    return reads;
  };
  const others = { type: 'patrol', _id: '01920000-0000-7000-8000-000000000002' };
  const leave = followOnly(client, change._id);
  expect(await readsOf(() => Stream.last.send(others))).toEqual([]);
  expect(await readsOf(() => Stream.last.send(change))).toContain(`patrol ${change._id}`);
  await readsOf(() => Stream.last.send(others));
  expect(await readsOf(leave)).toEqual(['patrols mine running', 'vehicles']);
  expect(await readsOf(() => Stream.last.send(others))).toEqual(['patrols mine running', 'vehicles']);
});

describe('a connection that broke', () => {
  it('is made again after waits that double up to half a minute and start over once it was open', async () => {
    await tab();
    for (const wait of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
      const before = Stream.all.length;
      Stream.last.onerror();
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(Stream.all).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(Stream.all).toHaveLength(before + 1);
    }
    Stream.last.catchUp(true);
    Stream.last.onerror();
    await vi.advanceTimersByTimeAsync(1000);
    expect(Stream.all).toHaveLength(9);
  });

  it('is made again at once when the network is back', async () => {
    await tab();
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    Stream.last.onerror();
    await vi.advanceTimersByTimeAsync(0);
    expect(Stream.all).toHaveLength(1);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(Stream.all).toHaveLength(2);
  });

  it('may have ended with the session: an ordinary call finds out', async () => {
    await tab();
    expect(fetched).not.toHaveBeenCalled();
    Stream.last.onerror();
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/api/v1/my/profile']);
  });

  it('stays closed after a fault of our own, which is reported', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    vi.stubGlobal('EventSource', undefined);
    await tab();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(report.mock.calls).toEqual([[expect.any(TypeError)]]);
    expect(Stream.all).toHaveLength(0);
  });
});

describe('two tabs', () => {
  it('share one connection and its messages; the second takes over when the first closes', async () => {
    vi.stubGlobal('navigator', { locks: locks() });
    const first = await tab();
    const second = await tab();
    expect(Stream.all).toHaveLength(1);
    Stream.last.send(change);
    expect(second.readAgain()).toEqual(first.readAgain());
    expect(second.readAgain()).toContainEqual(['patrol', change._id]);
    first.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(Stream.all.map(({ closed }) => closed)).toEqual([true, false]);
  });

  it('tell each other what the second may have missed [12.7]', async () => {
    vi.stubGlobal('navigator', { locks: locks() });
    vi.spyOn(performance, 'now').mockReturnValue(1000); // each tab has just been opened
    await tab();
    Stream.last.catchUp(true);
    await vi.advanceTimersByTimeAsync(10_000);
    Stream.last.send(change);
    await vi.advanceTimersByTimeAsync(3000);
    const second = await tab();
    expect(second.readAgain()).toContainEqual(['patrol', change._id]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await tab()).readAgain()).toEqual([]);
    Stream.last.catchUp(false);
    expect((await tab()).readAgain()).toEqual([everything]);
  });
});

it('a tab that stops following closes its connection and reads nothing again', async () => {
  const { end, readAgain } = await tab();
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Stream.all.map(({ closed }) => closed)).toEqual([true]);
  expect(readAgain()).toEqual([]);
  expect(Channel.open.size).toBe(0);
});
