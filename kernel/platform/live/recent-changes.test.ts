import { beforeEach, describe, expect, it } from 'vitest';
import { minute, second } from '../clock.ts';
import { RecentChanges } from './recent-changes.ts';

const patrol = { type: 'patrol' as const, _id: '01920000-0000-7000-8000-000000000001' };
const person = { type: 'person' as const, _id: '01920000-0000-7000-8000-000000000002' };

let now = 0;
let recent = new RecentChanges();
beforeEach(() => {
  now = 0;
  recent = new RecentChanges(() => now);
  recent.hears(true);
  now = minute;
});

describe('[12.7] what a process has heard lately', () => {
  it('is what changed in the organization in that time, each thing once', () => {
    recent.add('ours', person);
    now += 30 * second;
    recent.add('ours', patrol);
    recent.add('theirs', person);
    recent.add('ours', patrol);
    now += second;
    expect(recent.within(10 * second, 'ours')).toEqual([patrol]);
    expect(recent.within(40 * second, 'ours')).toEqual([person, patrol]);
    expect(recent.within(40 * second, null)).toEqual([]);
  });

  it('is unknown of a time in which it did not listen', () => {
    expect(recent.within(minute + second, 'ours')).toBeUndefined();
    expect(recent.within(minute - second, 'ours')).toEqual([]);
    recent.hears(false);
    expect(recent.within(0, 'ours')).toBeUndefined();
    recent.hears(true);
    now += second;
    expect(recent.within(2 * second, 'ours')).toBeUndefined();
  });

  it('is unknown once it was dropped, by time or for lack of room', () => {
    recent.add('ours', person);
    now += 10 * minute;
    recent.add('ours', patrol);
    now += second;
    expect(recent.within(10 * minute + second, 'ours')).toBeUndefined();
    expect(recent.within(10 * minute, 'ours')).toEqual([patrol]);
    for (let nth = 0; nth < 10_000; nth++) recent.add('theirs', person);
    expect(recent.within(2 * second, 'ours')).toBeUndefined();
    now += second;
    recent.add('ours', patrol);
    now += 10;
    expect(recent.within(20, 'ours')).toEqual([patrol]);
  });
});
