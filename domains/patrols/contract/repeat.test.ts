import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, resolveLocal, toLocal, weekdayOf } from '#contract';
import { dateInMonth, dateInWeek, mondayOf, type Repetition, repeatedStarts } from './repeat.ts';

const zone = 'Pacific/Auckland';
const here = { now: '2026-11-21T06:00:00.000Z', zone };
const saturday = { date: '2026-11-28', time: '21:00' };
const weekly: Repetition = { weekdays: [6], everyWeeks: 1, end: { times: 4 } };

/** Zones whose clocks change by an hour or by half of one, in either half of the year, at night or at midnight. */
const zones = ['Pacific/Auckland', 'Pacific/Chatham', 'Europe/London', 'Australia/Lord_Howe', 'Africa/Cairo'];

const localDates = ({ starts }: ReturnType<typeof repeatedStarts>) =>
  starts.map(({ when }) => toLocal(when, zone).date);

describe('repeating a patrol', () => {
  it('is weekly for a number of times', () => {
    const dates = ['2026-12-05', '2026-12-12', '2026-12-19', '2026-12-26'];
    expect(localDates(repeatedStarts(saturday, weekly, here))).toEqual(dates);
  });

  it('is on chosen weekdays of every second week, until a date that is included', () => {
    const repetition = { weekdays: [6, 5, 6], everyWeeks: 2, end: { until: '2026-12-26' } };
    const dates = ['2026-12-11', '2026-12-12', '2026-12-25', '2026-12-26'];
    expect(localDates(repeatedStarts(saturday, repetition, here))).toEqual(dates);
  });

  it('counts from the week of a past patrol and leaves out what is over', () => {
    const past = { date: '2026-11-07', time: '21:00' };
    const repetition: Repetition = { ...weekly, everyWeeks: 2, end: { times: 2 } };
    expect(localDates(repeatedStarts(past, repetition, here))).toEqual(['2026-11-21', '2026-12-05']);
    const begun = { ...here, now: '2026-11-21T08:00:00.000Z' };
    expect(localDates(repeatedStarts(past, repetition, begun))).toEqual(['2026-12-05', '2026-12-19']);
  });

  it('says so when it is cut at a hundred, and at a year ahead [5.18]', () => {
    const daily = { weekdays: [1, 2, 3, 4, 5, 6, 7], everyWeeks: 1, end: { times: 1_000_000 } };
    const many = repeatedStarts(saturday, daily, here);
    expect(many.starts).toHaveLength(100);
    expect(many.isCut).toBe(true);
    const far = repeatedStarts(saturday, { ...weekly, end: { until: '2099-12-31' } }, here);
    expect(localDates(far).at(-1)).toBe('2027-11-20');
    expect(far.isCut).toBe(true);
    expect(repeatedStarts(saturday, { ...weekly, weekdays: [] }, here).starts).toEqual([]);
  });

  it('takes the moment at which the clocks go forward for a time that they skip, and the first of two [5.19]', () => {
    const now = '2026-03-01T00:00:00.000Z';
    const at = (date: string) =>
      repeatedStarts({ date, time: '02:30' }, { ...weekly, weekdays: [7], end: { times: 1 } }, { now, zone });
    expect(at('2026-09-20').starts).toEqual([{ when: '2026-09-26T14:00:00.000Z', clocks: 'skipped' }]);
    expect(at('2026-03-29').starts).toEqual([{ when: '2026-04-04T13:30:00.000Z', clocks: 'twice' }]);
  });

  it('has each wanted day once at the local time, over every change of the clocks, and no other [5.19]', () => {
    const day = fc.integer({ min: 0, max: 500 }).map((days) => addDays('2026-01-01', days));
    const clock = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '45'));
    const repetition = fc.record({
      weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7]),
      everyWeeks: fc.integer({ min: 1, max: 9 }),
      end: fc.oneof(fc.record({ times: fc.integer({ min: 1, max: 120 }) }), fc.record({ until: day })),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        day,
        clock,
        repetition,
        (ofZone, date, [hour, minute], wanted) => {
          const time = `${String(hour).padStart(2, '0')}:${minute}`;
          const now = '2026-03-20T00:00:00.000Z';
          const { starts } = repeatedStarts({ date, time }, wanted, { now, zone: ofZone });
          const expected = everyDay(date, wanted).flatMap((local) => {
            const found = resolveLocal({ date: local, time }, ofZone);
            const next = found.kind === 'skipped' ? resolveLocal(found.next, ofZone) : found;
            const when = next.kind === 'twice' ? next.first : next.kind === 'one' ? next.instant : '';
            return when > now ? [{ when, local, kind: found.kind }] : [];
          });
          const times = 'times' in wanted.end ? Math.min(wanted.end.times, 100) : 100;
          const latest = toLocal(now, ofZone).date;
          const ahead = expected.filter(({ local }) => local <= addDays(latest, 366)).slice(0, times);
          expect(starts).toEqual(
            ahead.map(({ when, kind }) => ({ when, clocks: kind === 'one' ? null : kind })),
          );
          for (const { when, clocks } of starts)
            if (clocks !== 'skipped') expect(toLocal(when, ofZone).time).toBe(time);
        },
      ),
      { numRuns: 40 },
    );
  });
});

/** Every day of some years, with its weekday and the number of its week. */
const days = Array.from({ length: 1400 }, (_, index) => {
  const date = addDays('2026-01-01', index);
  return { date, weekday: weekdayOf(date), week: Date.parse(mondayOf(date)) / (7 * 86_400_000) };
});

/** The days after a date that the repetition wants, found one by one. */
function everyDay(first: string, { weekdays, everyWeeks, end }: Repetition): string[] {
  const week = Date.parse(mondayOf(first)) / (7 * 86_400_000);
  const wanted = days.filter((day) => {
    const isInTime = 'times' in end || day.date <= end.until;
    return weekdays.includes(day.weekday) && (day.week - week) % everyWeeks === 0 && isInTime;
  });
  return wanted.map(({ date }) => date).filter((date) => date > first && date < '2027-04-01');
}

describe('copying a week or a month', () => {
  it('keeps the weekday of a week', () => {
    expect(dateInWeek('2026-11-29', '2026-12-07')).toBe('2026-12-13');
    expect(dateInWeek('2026-11-23', '2026-12-28')).toBe('2026-12-28');
  });

  it('keeps the weekday of a month and its place among them, and has no fifth one that is missing [5.20]', () => {
    expect(dateInMonth('2026-11-21', '2026-12')).toBe('2026-12-19'); // the third Saturday
    expect(dateInMonth('2026-11-01', '2026-12')).toBe('2026-12-06'); // the first Sunday
    expect(dateInMonth('2026-11-29', '2026-12')).toBeNull(); // the fifth Sunday
    expect(dateInMonth('2026-10-31', '2027-01')).toBe('2027-01-30'); // the fifth Saturday
  });

  it('copies no two days of a month to one [5.20]', () => {
    const month = fc
      .tuple(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 12 }))
      .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);
    fc.assert(
      fc.property(month, month, (from, to) => {
        const days = Array.from({ length: 31 }, (_, index) => addDays(`${from}-01`, index));
        const ofMonth = days.filter((day) => day.startsWith(from));
        const copied = ofMonth.flatMap((day) => dateInMonth(day, to) ?? []);
        expect(new Set(copied).size).toBe(copied.length);
        expect(copied.length).toBeGreaterThanOrEqual(28);
        expect(copied.every((day) => day.startsWith(to))).toBe(true);
      }),
    );
  });
});
