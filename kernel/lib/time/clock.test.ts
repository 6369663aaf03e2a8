import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimsWith, now } from '../auth/claims.fixture.ts';
import { createRefresher } from '../auth/refresh.ts';
import { deviceClock, serverNow } from './clock.ts';

const minute = 60_000;
const hour = 60 * minute;

/** The browser's storage, which Node lacks. */
function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("uses the device's clock until it has learnt the server's", () => {
  vi.setSystemTime(now * 1000);
  expect(serverNow()).toBe(now * 1000);
});

describe.each([
  ['13 hours fast', 13 * hour],
  ['13 hours slow', -13 * hour],
  ['two minutes fast', 2 * minute],
  ['right', 0],
])('on a device whose clock is %s', (_, wrong) => {
  beforeEach(() => {
    vi.setSystemTime(now * 1000 + wrong);
    deviceClock.learn(deviceClock.read(), now * 1000);
  });

  it("the server's time is known and advances", () => {
    expect(serverNow()).toBe(now * 1000);
    vi.advanceTimersByTime(5 * minute);
    expect(serverNow()).toBe(now * 1000 + 5 * minute);
  });

  it('a fresh token is kept, and one about to end is refreshed', async () => {
    const jar = { claims: claimsWith() };
    let posts = 0;
    const { ensureFresh } = createRefresher({
      claims: () => jar.claims,
      now: serverNow,
      post: async () => {
        posts += 1;
        jar.claims = claimsWith({ jti: 'next' });
      },
      exclusively: (run) => run(),
      pause: async () => {},
      renewed: () => {},
      refused: () => {},
      report: () => {},
    });
    await ensureFresh();
    expect(posts).toBe(0);
    vi.advanceTimersByTime(10 * minute - 4000);
    await ensureFresh();
    expect(posts).toBe(1);
  });
});
