import { expect, it } from 'vitest';
import { addMonths, monthName, monthOf } from './months.ts';

it('counts months over the turn of a year, forwards and back', () => {
  expect(addMonths('2026-11', 2)).toBe('2027-01');
  expect(addMonths('2026-11', -60)).toBe('2021-11');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

it('names a month whatever zone the device is in', () => {
  expect(monthName(monthOf('2026-11-30'))).toBe('November 2026');
});
