import { expect, it } from 'vitest';
import { guestErrors } from './guest-errors.ts';

it('requires the name, and nothing else', () => {
  expect(guestErrors({ name: ' ', phone: '', email: '' })).toEqual({ name: 'Please enter guest name' });
  expect(guestErrors({ name: 'Matt', phone: '', email: '' })).toEqual({});
});

it('refuses an invalid email address', () => {
  expect(guestErrors({ name: 'Matt', phone: '027 555 0190', email: 'matt@' })).toEqual({
    email: 'Invalid format',
  });
});
