import { describe, expect, it } from 'vitest';
import { hourOf, isReminderDue, latestStart } from './due.ts';

const zone = 'Pacific/Auckland';

describe('the hour of a reminder [11.14]', () => {
  it.each([
    ['in winter', '2026-07-04T09:00:00.000Z', '2026-07-03T06:00:00.000Z', '2026-07-01T22:00:00.000Z'],
    [
      'as the clocks go forward',
      '2026-09-27T08:00:00.000Z',
      '2026-09-26T06:00:00.000Z',
      '2026-09-24T22:00:00.000Z',
    ],
    [
      'as the clocks go back',
      '2026-04-05T09:00:00.000Z',
      '2026-04-04T05:00:00.000Z',
      '2026-04-02T21:00:00.000Z',
    ],
    ['after midnight', '2026-07-03T14:00:00.000Z', '2026-07-03T06:00:00.000Z', '2026-07-01T22:00:00.000Z'],
  ])('is 18:00 the day before and 10:00 two days before: %s', (_when, when, eve, undermanned) => {
    expect(hourOf('eve', { when }, zone)).toBe(eve);
    expect(hourOf('undermanned', { when }, zone)).toBe(undermanned);
  });

  it('is never before the sweep looks so far ahead, whatever the clocks do', () => {
    for (const start of ['2026-04-05T11:59:00.000Z', '2026-09-27T10:59:00.000Z', '2026-07-03T12:00:00.000Z'])
      for (const kind of ['eve', 'undermanned'] as const)
        expect(latestStart(kind, hourOf(kind, { when: start }, zone)) >= start).toBe(true);
  });

  it('is over from the start on', () => {
    const when = '2026-07-04T09:00:00.000Z';
    expect(isReminderDue('eve', { when }, { zone, now: '2026-07-04T08:59:00.000Z' })).toBe(true);
    expect(isReminderDue('eve', { when }, { zone, now: when })).toBe(false);
  });
});
