import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { describe, expect, it, vi } from 'vitest';
import { toLocal } from '#contract';
import { summaryRoutes } from '#patrols/contract';
import { patrol } from '#platform/database/schema/patrols.ts';
import { testApp } from '#server/testing/app.ts';

const app = testApp();
const yesterday = '2026-11-20T07:00:00.000Z'; // a Friday evening in Auckland
const tomorrow = '2026-11-22T07:00:00.000Z';
const ran = { when: yesterday, finalized: yesterday };

type Given = Parameters<typeof app.buildPatrol>[0];

/** Returns the summary of an organization with these patrols. */
async function summaryOf(patrols: readonly Given[], timeZone = 'Pacific/Auckland') {
  const { id: organizationId } = await app.buildOrganization({ timeZone });
  for (const given of patrols) await app.buildPatrol({ ...given, organizationId });
  const call = await app.as(await app.buildPerson({ organizationId, roles: ['summary-recipient'] }));
  return (await call(summaryRoutes.summarizePatrols)).body;
}

describe('the summary of an organization’s patrols [7.6]', () => {
  it('counts those that ran and those that were cancelled, by month and by weekday', async () => {
    const october = '2026-10-04T07:00:00.000Z'; // a Sunday evening
    const summary = await summaryOf([
      ran,
      ran,
      { when: yesterday, cancelled: yesterday },
      { ...ran, cancelled: yesterday },
      { when: october, finalized: october },
    ]);
    expect(summary).toEqual({
      byMonth: [
        { _id: { year: 2026, month: 10, status: 'run' }, count: 1 },
        { _id: { year: 2026, month: 11, status: 'cancelled' }, count: 2 },
        { _id: { year: 2026, month: 11, status: 'run' }, count: 2 },
      ],
      byDayOfWeek: [
        { _id: { dayOfWeek: 1, status: 'run' }, count: 1 },
        { _id: { dayOfWeek: 6, status: 'cancelled' }, count: 2 },
        { _id: { dayOfWeek: 6, status: 'run' }, count: 2 },
      ],
    });
  });

  const notCounted: [string, Given][] = [
    ['a draft whose time has passed', { when: yesterday }],
    ['an upcoming one', { when: tomorrow, finalized: yesterday }],
    ['an upcoming one that was cancelled', { when: tomorrow, cancelled: yesterday }],
    ['an event', { ...ran, type: 'event', callSign: null }],
    ['a TEST patrol by its name', { ...ran, name: 'Test' }],
    ['a TEST patrol by its call sign', { ...ran, callSign: ' test ' }],
    ['a deleted one', { ...ran, deleted: yesterday }],
    ['one from before the first of the month five years ago', { ...ran, when: '2021-10-31T10:59:59.999Z' }],
  ];
  it.each(notCounted)('leaves out %s', async (_what, given) => {
    expect(await summaryOf([given])).toEqual({ byMonth: [], byDayOfWeek: [] });
  });

  it.each([
    ['without a name', { name: null }],
    ['with a name that only begins with test', { name: 'Testing the radio' }],
    ['that starts right now', { when: '2026-11-21T06:00:00.000Z' }],
  ])('counts one %s', async (_what, given) => {
    expect((await summaryOf([{ ...ran, ...given }])).byMonth).toHaveLength(1);
  });

  it('begins with the local first of the month 60 months back [7.6]', async () => {
    const { byMonth, byDayOfWeek } = await summaryOf([{ ...ran, when: '2021-10-31T11:00:00.000Z' }]);
    expect(byMonth).toEqual([{ _id: { year: 2021, month: 11, status: 'run' }, count: 1 }]);
    expect(byDayOfWeek).toEqual([{ _id: { dayOfWeek: 2, status: 'run' }, count: 1 }]);
  });

  it('shows another organization nothing', async () => {
    await summaryOf([ran]);
    expect(await summaryOf([])).toEqual({ byMonth: [], byDayOfWeek: [] });
  });
});

describe('months and weekdays are local [7.6]', () => {
  const edges: [string, string, string, number, number][] = [
    ['Pacific/Auckland', 'in standard time, shortly before midnight', '2026-04-30T11:30:00.000Z', 4, 5],
    ['Pacific/Auckland', 'in daylight saving time, after midnight', '2026-03-31T11:30:00.000Z', 4, 4],
    ['Pacific/Auckland', 'a week after the clocks went forward', '2026-09-30T11:30:00.000Z', 10, 5],
    ['Pacific/Chatham', 'with an offset of three quarters of an hour', '2026-08-31T11:15:00.000Z', 9, 3],
    ['Pacific/Honolulu', 'behind UTC', '2026-09-01T09:59:00.000Z', 8, 2],
  ];
  it.each(edges)('in %s, %s', async (zone, _what, when, month, dayOfWeek) => {
    const { byMonth, byDayOfWeek } = await summaryOf([{ ...ran, when }], zone);
    expect(byMonth.map(({ _id }) => _id.month)).toEqual([month]);
    expect(byDayOfWeek.map(({ _id }) => _id.dayOfWeek)).toEqual([dayOfWeek]);
  });

  const zones = [
    'Pacific/Auckland',
    'Australia/Lord_Howe',
    'America/St_Johns',
    'Europe/London',
    'Asia/Kathmandu',
  ];
  const inFiveYears = { min: new Date('2021-12-01T00:00:00Z'), max: new Date('2026-11-20T00:00:00Z') };

  it('they agree with the contract’s arithmetic for any time and zone', async () => {
    const moments = fc.array(fc.date({ ...inFiveYears, noInvalidDate: true }), {
      minLength: 50,
      maxLength: 100,
    });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...zones), moments, async (timeZone, dates) => {
        const { id: organizationId } = await app.buildOrganization({ timeZone });
        const whens = dates.map((date) => date.toISOString());
        const common = {
          organizationId,
          type: 'patrol' as const,
          hours: 3,
          created: yesterday,
          finalized: yesterday,
        };
        await app.database.insert(patrol).values(whens.map((when) => ({ ...common, id: newId(), when })));
        const call = await app.as(await app.buildPerson({ organizationId }));
        const { byMonth, byDayOfWeek } = (await call(summaryRoutes.summarizePatrols)).body;
        const locals = whens.map((when) => toLocal(when, timeZone).date);
        expect(new Map(byMonth.map(({ _id, count }) => [`${_id.year}-${_id.month}`, count]))).toEqual(
          tally(locals, (date) => `${Number(date.slice(0, 4))}-${Number(date.slice(5, 7))}`),
        );
        expect(new Map(byDayOfWeek.map(({ _id, count }) => [_id.dayOfWeek, count]))).toEqual(
          tally(locals, (date) => new Date(date).getUTCDay() + 1),
        );
      }),
      { numRuns: 15 },
    );
  });
});

function tally<Key>(dates: readonly string[], keyOf: (date: string) => Key): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of dates.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

it('takes one statement', async () => {
  const { id: organizationId } = await app.buildOrganization();
  const query = vi.spyOn(app.database.$client, 'query');
  await app.services.summaries.ofOrganization({
    organizationId,
    personId: newId(),
    sessionId: newId(),
    roles: ['admin'],
  });
  const { length } = query.mock.calls;
  query.mockRestore();
  expect(length).toBe(1);
});
