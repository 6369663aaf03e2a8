import { expect, it } from 'vitest';
import { dateAfterKey } from './date-keys.ts';

const range = { first: '2026-01-10', last: '2026-12-31' };
const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const after = (key: string, date: string, held = {}) => dateAfterKey({ ...plain, ...held, key }, date, range);

it.each([
  ['ArrowLeft', '2026-03-01', '2026-02-28'],
  ['ArrowRight', '2026-05-31', '2026-06-01'],
  ['ArrowUp', '2026-03-03', '2026-02-24'],
  ['ArrowDown', '2026-04-28', '2026-05-05'],
  ['Home', '2026-05-03', '2026-04-27'], // a Sunday
  ['Home', '2026-05-04', '2026-05-04'],
  ['End', '2026-04-27', '2026-05-03'],
  ['End', '2026-05-03', '2026-05-03'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2026-10-31', '2026-11-30'],
  ['PageDown', '2026-10-15', '2026-11-15'],
])('%s leads from %s to %s [1.6]', (key, date, to) => {
  expect(after(key, date)).toBe(to);
});

it('Shift and a page key lead to another year, as far as dates may be chosen [1.6]', () => {
  const wide = { first: '2024-01-01', last: '2030-01-01' };
  const shift = { ...plain, shiftKey: true };
  expect(dateAfterKey({ ...shift, key: 'PageDown' }, '2027-03-05', wide)).toBe('2028-03-05');
  expect(dateAfterKey({ ...shift, key: 'PageUp' }, '2028-02-29', wide)).toBe('2027-02-28');
  expect(dateAfterKey({ ...shift, key: 'PageUp' }, '2024-02-29', wide)).toBe('2024-01-01');
});

it('stops at the first and the last day [1.6]', () => {
  expect(after('ArrowUp', '2026-01-12')).toBe('2026-01-10');
  expect(after('ArrowLeft', '2026-01-10')).toBe('2026-01-10');
  expect(after('PageDown', '2026-12-05')).toBe('2026-12-31');
});

it.each([
  ['a letter', 'y', {}],
  ['Enter', 'Enter', {}],
  ['Shift and an arrow', 'ArrowUp', { shiftKey: true }],
  ['Control and an arrow', 'ArrowUp', { ctrlKey: true }],
  ['Alt and an arrow, which is Back', 'ArrowLeft', { altKey: true }],
])('leaves %s alone [1.6]', (_what, key, held) => {
  expect(after(key, '2026-05-05', held)).toBeUndefined();
});
