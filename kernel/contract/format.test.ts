import { expect, it } from 'vitest';
import { formatDateTime, formatMonth, formatTime } from './format.ts';

it('a month has its name, whatever the zone of the device', () => {
  for (let month = 1; month <= 12; month += 1) {
    const written = `2026-${String(month).padStart(2, '0')}`;
    const first = new Date(`${written}-01T00:00:00Z`);
    const expected = first.toLocaleDateString('en-NZ', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    expect(formatMonth(written)).toBe(expected);
  }
});

it('a moment is written in the zone of the organization', () => {
  expect(formatDateTime('2026-12-05T08:00:00.000Z', 'Pacific/Auckland')).toBe('Sat 5 Dec 2026, 21:00');
});

it.each([
  ['2026-04-04T12:59:00.000Z', '01:59'],
  ['2026-04-04T13:15:00.000Z', '02:15 NZDT'],
  ['2026-04-04T14:15:00.000Z', '02:15 NZST'],
  ['2026-04-04T15:00:00.000Z', '03:00'],
  ['2026-09-26T13:30:00.000Z', '01:30'],
  ['2026-09-26T14:30:00.000Z', '03:30'],
])('the hour that comes twice is told apart, and no other: %s is %s [1.9]', (instant, time) => {
  expect(formatTime(instant, 'Pacific/Auckland')).toBe(time);
  expect(formatDateTime(instant, 'Pacific/Auckland')).toMatch(new RegExp(`, ${time}$`));
});

it('in any zone, whatever its clocks go back by [1.9]', () => {
  const zones = ['Pacific/Chatham', 'Australia/Lord_Howe', 'Antarctica/Troll', 'Pacific/Auckland'];
  for (const zone of zones) {
    const shown = new Map<string, number>();
    for (
      let at = Date.parse('2026-03-25T00:00:00Z');
      at < Date.parse('2026-04-08T00:00:00Z');
      at += 30 * 60_000
    ) {
      const text = formatDateTime(new Date(at).toISOString(), zone);
      shown.set(text, (shown.get(text) ?? 0) + 1);
    }
    expect([zone, [...shown].filter(([, times]) => times > 1)]).toEqual([zone, []]);
  }
});
