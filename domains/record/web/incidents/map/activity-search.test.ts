import { describe, expect, it } from 'vitest';
import { activitySearchOf, brushOf, brushSearchOf } from './activity-search.ts';
import { wholeBrush } from './brush.ts';

describe('the brush in the address [19.5]', () => {
  it.each([
    [
      { hours: '21-02', days: 'fri sat' },
      { hours: [9, 14], weekdays: new Set([5, 6]) },
    ],
    [{ hours: '12-13' }, { ...wholeBrush, hours: [0, 1] }],
    [{ hours: '11-12' }, { ...wholeBrush, hours: [23, 24] }],
    [{ days: 'mon tue wed thu fri sat' }, { ...wholeBrush, weekdays: new Set([1, 2, 3, 4, 5, 6]) }],
    [{}, wholeBrush],
  ])('is %j', (search, brush) => {
    expect(brushOf(search)).toEqual(brush);
    expect(brushSearchOf(brushOf(search))).toEqual(search);
  });

  it.each([
    { hours: '12-12' },
    { hours: '02-21' },
    { hours: '21-21' },
    { hours: '24-02' },
    { hours: '9-10' },
    { hours: 21 },
    { hours: ['21-02'] },
    { days: 'mon tue wed thu fri sat sun' },
    { days: 'fri someday' },
    { days: 'Fri' },
    { days: '' },
    { days: 5 },
    { days: null },
  ])('leaves out %j', (raw) => {
    expect(activitySearchOf({ kind: 'Fire', ...raw })).toEqual({ kind: 'Fire' });
  });

  it('names each weekday once, Monday first', () => {
    expect(activitySearchOf({ days: 'sat fri sat' })).toEqual({ days: 'fri sat' });
  });
});
