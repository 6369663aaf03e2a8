import { expect, it } from 'vitest';
import { unflowed } from './unflowed.ts';

it.each([
  ['a line that goes on', 'Logged on \nP057123456 \nthanks', 'Logged on P057123456 thanks'],
  ['a line that ends', 'Logged on\nP057123456', 'Logged on\nP057123456'],
  ['an empty line', 'Logged on \n\nP057123456', 'Logged on \nP057123456'],
  ['a blank that was put before a line', ' From Ana \n P057123456', 'From Ana P057123456'],
  ['a signature', 'P057123456\n-- \nAna', 'P057123456\n-- \nAna'],
])('%s is joined or left', (_what, text, joined) => {
  expect(unflowed(text, false)).toBe(joined);
});

it('a blank at which a line was broken is left out on request', () => {
  expect(unflowed('P0571 \n23456', true)).toBe('P057123456');
});
