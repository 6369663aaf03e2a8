import { expect, it } from 'vitest';
import { guestErrors } from './guest-errors.ts';

it('asks for the name, and for nothing else', () => {
  expect(guestErrors({ name: ' ', phone: '', email: '' })).toEqual({ name: 'Please enter guest name' });
  expect(guestErrors({ name: 'Matt', phone: '', email: '' })).toEqual({});
});

it('refuses an address that is none', () => {
  expect(guestErrors({ name: 'Matt', phone: '027 555 0190', email: 'matt@' })).toEqual({
    email: 'Invalid format',
  });
});
