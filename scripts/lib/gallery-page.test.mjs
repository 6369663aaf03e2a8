import { expect, it } from 'vitest';
import { renderGallery } from './gallery-page.mjs';

it('the gallery shows each screen once, with its wide picture before its narrow one', () => {
  const page = renderGallery(['people-admin-390.png', 'people-admin-1280.png', 'sign-in-390.png']);
  expect(page.match(/<figcaption>[^<]+/g)).toEqual(['<figcaption>people-admin', '<figcaption>sign-in']);
  expect(page.indexOf('people-admin-1280.png')).toBeLessThan(page.indexOf('people-admin-390.png'));
});
