import { expect, it } from 'vitest';
import { weighPages } from './page-weight.mjs';

/** Weighs the build, which `npm test` makes first; `npm run weight` prints all figures. */
const { signIn, layout, pages } = weighPages();

it('the sign-in screen weighs at most 150 kB', () => {
  expect(signIn).toBeLessThan(150_000);
});

it('the signed-in layout weighs at most 200 kB with the entry', () => {
  expect(layout).toBeLessThan(200_000);
});

it('the record weighs at most 40 kB beyond the layout', () => {
  expect(pages.find(({ page }) => page === 'RecordPage')?.own).toBeLessThan(40_000);
});

it('the form of a patrol weighs at most 80 kB beyond the layout', () => {
  expect(pages.find(({ page }) => page === 'NewPatrolPage')?.own).toBeLessThan(80_000);
});

it('every page weighs at most 300 kB with the layout, in at most 26 files', () => {
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.filter(({ all, files }) => all > 300_000 || files > 26)).toEqual([]);
});
