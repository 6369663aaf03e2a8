import { describe, expect, it } from 'vitest';
import { compareCandidates, hasEnough, unavailableOn } from './rules.ts';
import { Availability, type AvailabilityPeriod, type Candidate } from './schema.ts';
import { candidateText } from './text.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const away: AvailabilityPeriod = {
  kind: 'cannot',
  from: '2026-12-20',
  until: '2026-12-27',
  weekdays: everyDay,
};
const mondays: AvailabilityPeriod = { kind: 'rather-not', from: '2026-12-01', until: null, weekdays: [1] };

describe('a period', () => {
  it.each([
    ['2026-12-19', null],
    ['2026-12-20', 'cannot'],
    ['2026-12-21', 'cannot'], // a Monday too
    ['2026-12-27', 'cannot'],
    ['2026-12-28', 'rather-not'],
    ['2026-11-30', null], // a Monday before it begins
    ['2036-12-01', 'rather-not'],
  ])('says of %s: %s [6.19]', (date, kind) => {
    expect(unavailableOn([mondays, away], date)).toBe(kind);
    expect(unavailableOn([away, mondays], date)).toBe(kind);
  });

  it.each([
    [{ ...away, until: '2026-12-19' }],
    [{ ...away, from: '2026-02-30' }],
    [{ ...away, from: '1999-12-31' }],
    [{ ...away, weekdays: [] }],
    [{ ...away, weekdays: [0] }],
    [{ ...away, weekdays: [8] }],
    [{ ...away, weekdays: [1.5] }],
    [{ ...away, kind: 'maybe' }],
    [{ ...away, reason: 'none of your business' }],
  ])('is refused as %j', (period) => {
    expect(Availability.safeParse({ periods: [period], patrolsAMonth: null }).success).toBe(false);
  });

  it('has each weekday once, in order', () => {
    const { periods } = Availability.parse({
      periods: [{ ...away, weekdays: [7, 2, 2, 7] }],
      patrolsAMonth: 0,
    });
    expect(periods[0]?.weekdays).toEqual([2, 7]);
  });

  it.each([-1, 32, 1.5, '2'])('comes with a number of patrols, not %j', (patrolsAMonth) => {
    expect(Availability.safeParse({ periods: [], patrolsAMonth }).success).toBe(false);
  });
});

const anybody: Candidate = {
  _id: '01900000-0000-7000-8000-000000000003',
  unavailable: null,
  at: [],
  lastPatrol: '2026-11-10T08:00:00.000Z',
  inMonth: 1,
  inQuarter: 2,
  patrolsAMonth: null,
  notWith: [],
  askedWith: [],
  isNeeded: false,
};
const mere = '01900000-0000-7000-8000-000000000004';
const elsewhere = { _id: anybody._id, name: 'Patrol', when: '2026-12-05T08:00:00.000Z', hours: 3 };

describe('candidates', () => {
  /** Each suits better than all that follow. */
  const inOrder: Candidate[] = [
    { ...anybody, isNeeded: true, inQuarter: 9 },
    { ...anybody, askedWith: [mere], inQuarter: 9 },
    { ...anybody, lastPatrol: null, inMonth: 0, inQuarter: 0 },
    { ...anybody, inQuarter: 1 },
    { ...anybody, inQuarter: 4, patrolsAMonth: 5 }, // wishes for many
    { ...anybody, lastPatrol: '2026-10-10T08:00:00.000Z' },
    anybody,
    { ...anybody, inQuarter: 5 },
    { ...anybody, inMonth: 0, inQuarter: 0, patrolsAMonth: 0 },
    { ...anybody, inMonth: 0, inQuarter: 0, unavailable: 'rather-not' },
    { ...anybody, inMonth: 0, inQuarter: 0, unavailable: 'cannot' },
    { ...anybody, at: [elsewhere] },
    { ...anybody, notWith: [mere], inQuarter: 3 },
  ];

  it('are ordered by what stands in the way, by load, and by who was last out [6.21, 6.56]', () => {
    for (let better = 0; better < inOrder.length; better++)
      for (let worse = better + 1; worse < inOrder.length; worse++) {
        const [one, other] = [inOrder[better], inOrder[worse]];
        if (!one || !other) throw new Error('there are as many as were written');
        expect(compareCandidates(one, other), `${better} before ${worse}`).toBeLessThan(0);
        expect(compareCandidates(other, one), `${worse} after ${better}`).toBeGreaterThan(0);
      }
    expect(compareCandidates(anybody, { ...anybody })).toBe(0);
  });

  it('have enough once they are on as many as they wish for', () => {
    const counts = [null, 0, 1, 2].map((patrolsAMonth) => hasEnough({ inMonth: 1, patrolsAMonth }));
    expect(counts).toEqual([false, true, true, false]);
  });

  it('are told with what speaks for and against them [6.21, 6.56]', () => {
    const textOf = (candidate: Candidate) => candidateText(candidate, 'Pacific/Auckland', () => 'Mere');
    expect(textOf(anybody)).toBe('2 this quarter · last 10 Nov');
    expect(textOf({ ...anybody, lastPatrol: null, inQuarter: 0 })).toBe('None this quarter');
    expect(textOf({ ...anybody, at: [elsewhere], unavailable: 'cannot', patrolsAMonth: 1 })).toBe(
      'On another at that time · Cannot that day · 1 of 1 wished for this month · 2 this quarter · last 10 Nov',
    );
    expect(textOf({ ...anybody, unavailable: 'rather-not', lastPatrol: null })).toBe(
      'Would rather not that day · 2 this quarter',
    );
    expect(textOf({ ...anybody, notWith: [mere] })).toBe(
      'Not together with Mere, who is on it · 2 this quarter · last 10 Nov',
    );
    expect(textOf({ ...anybody, isNeeded: true, askedWith: [mere] })).toBe(
      'Experienced, and nobody on it is · Together with Mere, as asked · 2 this quarter · last 10 Nov',
    );
  });
});
