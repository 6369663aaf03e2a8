import { expect, it } from 'vitest';
import { agoText } from './ago-text.ts';

it.each([
  ['08:00:01', 'just now'],
  ['07:59:00', '1 minute ago'],
  ['06:25:00', '95 minutes ago'],
  ['06:00:00', '2 h ago'],
  ['04:49:30', '3 h 10 min ago'],
])('what was at %s is, at 8, %s [17.43]', (time, text) => {
  expect(agoText(`2026-11-21T${time}.000Z`, '2026-11-21T08:00:00.000Z')).toBe(text);
});

it('the day before is told in days [17.43]', () => {
  expect(agoText('2026-11-20T07:00:00.000Z', '2026-11-21T08:00:00.000Z')).toBe('yesterday');
});
