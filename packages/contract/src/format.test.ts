import { expect, it } from 'vitest';
import { formatDateTime, formatMonth } from './format.ts';

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
