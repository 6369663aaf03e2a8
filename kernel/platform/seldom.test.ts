import { expect, it, onTestFinished, vi } from 'vitest';
import { seldom } from './seldom.ts';

it('tells once in each period, with how often it was silent before [15.40]', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const tell = seldom(1000);
  expect([tell(), tell(), tell()]).toEqual([{ untold: 0 }, null, null]);
  vi.advanceTimersByTime(999);
  expect(tell()).toBeNull();
  vi.advanceTimersByTime(1);
  expect([tell(), tell()]).toEqual([{ untold: 3 }, null]);
});
