import { describe, expect, it } from 'vitest';
import { daysOf } from '#lib/time/months.ts';
import { monthsToChoose, narrowed, pastFilterOf, scheduledFilterOf, wholeMonth } from './patrol-filter.ts';

const zone = 'Pacific/Auckland';
const person = '01920000-0000-7000-8000-000000000003';

describe('the filter in the address [7.11]', () => {
  it('is read as it is', () => {
    const filter = { person, kind: 'event', from: '2026-02-28', to: '2028-02-29' };
    expect(pastFilterOf(filter)).toEqual(filter);
  });

  it.each([
    { person: 'mere' },
    { kind: 'shift' },
    { kind: 'draft' },
    { kind: 'toString' },
    { from: '2026-02-29' },
    { from: '1999-12-31' },
    { to: '2026-2-1' },
    { to: 2026 },
    { to: '2026-02-01T00:00' },
    { search: 'mere' },
  ])('leaves out %j', (raw) => {
    expect(pastFilterOf(raw)).toEqual({});
  });
});

describe('what the server is asked for [7.11]', () => {
  it('has a period of whole local days, over the changes of the clocks too', () => {
    expect(narrowed({ from: '2026-09-27', to: '2026-09-27' }, zone).when).toEqual({
      $gte: '2026-09-26T12:00:00.000Z',
      $lt: '2026-09-27T11:00:00.000Z',
    });
    expect(narrowed({ from: '2026-04-05' }, zone).when).toEqual({ $gte: '2026-04-04T11:00:00.000Z' });
    expect(narrowed({ to: '2026-04-05' }, zone).when).toEqual({ $lt: '2026-04-05T12:00:00.000Z' });
  });

  it.each([
    [{}, {}],
    [{ person }, { patroller: person }],
    [{ kind: 'patrol' }, { type: 'patrol' }],
    [
      { kind: 'event', person },
      { type: 'event', patroller: person },
    ],
    [{ kind: 'test' }, { test: true }],
    [{ kind: 'cancelled' }, { cancelled: { $ne: null } }],
    [{ kind: 'draft' }, { finalized: null, cancelled: null }],
    [{ kind: 'undermanned' }, { undermanned: true, cancelled: null }],
    [{ kind: 'unanswered' }, { unanswered: true, cancelled: null }],
  ] as const)('is for %j %j', (filter, asked) => {
    expect(narrowed(filter, zone)).toEqual(asked);
  });
});

describe('a month is a period [7.11]', () => {
  it.each([
    ['2028-02', '2028-02-01', '2028-02-29'],
    ['2026-12', '2026-12-01', '2026-12-31'],
  ])('%s', (month, from, to) => {
    expect(daysOf(month)).toEqual({ from, to });
    expect(wholeMonth({ from, to })).toBe(month);
  });

  it.each([
    {},
    { from: '2026-12-01' },
    { from: '2026-12-01', to: '2027-01-31' },
    { from: '2026-12-02', to: '2026-12-31' },
  ])('and %j is none', (filter) => {
    expect(wholeMonth(filter)).toBeUndefined();
  });
});

it('the scheduled list has kinds of what needs doing, and months ahead [7.15]', () => {
  const filter = { kind: 'unanswered', from: '2026-12-01' };
  expect(scheduledFilterOf(filter)).toEqual(filter);
  expect(scheduledFilterOf({ kind: 'shift' })).toEqual({});
  expect(monthsToChoose('scheduled', '2026-11', '2030-01').slice(0, 2)).toEqual(['2026-11', '2026-12']);
  expect(monthsToChoose('scheduled', '2026-11', '2030-01').at(-1)).toBe('2030-01');
  expect(monthsToChoose('past', '2026-11', undefined).slice(0, 2)).toEqual(['2026-11', '2026-10']);
});
