import { describe, expect, it } from 'vitest';
import { today, toLocal } from '#contract';
import { after, minute } from '#platform/clock.ts';
import { instantAt, weekdayAfter } from './calendar.ts';
import { zone } from './organizations.ts';
import { upcomingPlans } from './upcoming.ts';

describe("tonight's patrol", () => {
  it.each([
    ['on an ordinary day', '2026-11-20T11:00:00.000Z'],
    ['on the day when the clocks go back', '2026-04-04T11:00:00.000Z'],
    ['on the day when they go forward', '2026-09-26T12:00:00.000Z'],
  ])('starts later today, at any time of the day, %s', (_, midnight) => {
    expect(toLocal(midnight, zone).time).toBe('00:00');
    const date = today(midnight, zone);
    const nearlyMidnight = instantAt(date, '23:59');
    for (let now = midnight; now < nearlyMidnight; now = after(now, minute)) {
      const when = upcomingPlans(now)[0]?.when ?? '';
      expect(toLocal(when, zone).date).toBe(date);
      expect(toLocal(when, zone).time >= '21:00' && when > now).toBe(true);
    }
  });
});

describe('a weekday after a date', () => {
  it('is searched from the next day on', () => {
    expect(weekdayAfter('2026-11-21', 'Sun', 1)).toBe('2026-11-22');
    expect(weekdayAfter('2026-11-21', 'Sat', 1)).toBe('2026-11-28');
    expect(weekdayAfter('2026-11-21', 'Wed', 2)).toBe('2026-12-02');
  });
});
