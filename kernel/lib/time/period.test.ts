import { expect, it } from 'vitest';
import { periodText } from './period.ts';

it.each([
  [{ from: '2026-03-01', to: '2026-04-05' }, '1 Mar 2026 to 5 Apr 2026'],
  [{ from: '2026-03-01' }, 'From 1 Mar 2026'],
  [{ to: '2026-09-30' }, 'Until 30 Sep 2026'],
  [{}, undefined],
])('[7.11] says the period %j', (filter, text) => {
  expect(periodText(filter)).toBe(text);
});
