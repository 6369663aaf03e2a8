import { describe, expect, it, vi } from 'vitest';
import { TookTooLong } from '../deadline.ts';
import { unlessOutage } from './count-apart.ts';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

describe('what ends as an outage does is not counted [15.12]', () => {
  it.each([
    ['an outage', withCode('57P01'), 1],
    ['a deadlock', withCode('40P01'), 1],
    ['a deadline', new TookTooLong(1), 1],
    ['a fault of ours', new Error('failed'), 0],
  ])('%s', async (_what, error, times) => {
    const takeBack = vi.fn();
    await expect(unlessOutage(takeBack, () => Promise.reject(error))).rejects.toBe(error);
    expect(takeBack).toHaveBeenCalledTimes(times);
  });
});
