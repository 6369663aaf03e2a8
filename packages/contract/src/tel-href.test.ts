import { expect, it } from 'vitest';
import { telHref } from './tel-href.ts';

it.each([
  ['021 555 0101', 'tel:0215550101'],
  ['(09) 555-0111', 'tel:095550111'],
  ['+64 (0)21 555 0101', 'tel:+64215550101'],
  ['home 09 555 0111, after six', 'tel:095550111'],
  ['none', undefined],
])('%s is rung as %s [contact-links]', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});
