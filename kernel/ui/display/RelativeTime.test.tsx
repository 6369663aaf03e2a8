// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '#web/dom.fixture.tsx';
import { RelativeTime } from './RelativeTime.tsx';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const ago = (age: number) => new Date(Date.now() - age).toISOString();
const shown = () => screen.getByRole('time').textContent;
/** Advances the clock step by step, so that each refresh is drawn before the next one is due. */
function pass(time: number, step = second): void {
  for (let left = time; left > 0; left -= step) act(() => vi.advanceTimersByTime(Math.min(step, left)));
}

it('reads as long ago as the clock says, with nothing else happening [14.5]', () => {
  show(<RelativeTime when={ago(0)} />);
  const texts = [0, second, 58 * second, second, 6.5 * minute, hour].map((time) => {
    pass(time);
    return shown();
  });
  expect(texts).toEqual([
    'now',
    '1 second ago',
    '59 seconds ago',
    '1 minute ago',
    '7 minutes ago',
    '1 hour ago',
  ]);
});

it.each([
  ['a minute', minute, second],
  ['ten minutes', 10 * minute, 30 * second],
  ['three hours', 3 * hour, 15 * minute],
])('%s old, it is refreshed again and again, and no sooner than it has to be [14.5]', (_, age, every) => {
  show(<RelativeTime when={ago(age)} text={(at, now) => `${now - at} ms`} />);
  for (const refreshes of [0, 1, 2]) {
    expect(shown()).toBe(`${age + refreshes * every} ms`);
    pass(every - 1, every);
    expect(shown()).toBe(`${age + refreshes * every} ms`);
    pass(1);
  }
});
