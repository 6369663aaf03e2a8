import { expect, it } from 'vitest';
import { addMonths, isMonth } from './months.ts';

it('adds months across the turn of a year, forwards and back', () => {
  expect(addMonths('2026-11', 2)).toBe('2027-01');
  expect(addMonths('2026-11', -60)).toBe('2021-11');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

it.each(['2026-13', '1999-12', '2026-1', '2026-11-01', 11, undefined])(
  'does not take %s for a month',
  (text) => {
    expect(isMonth(text)).toBe(false);
  },
);

it('accepts a month as YYYY-MM', () => {
  expect(isMonth('2026-11')).toBe(true);
});
