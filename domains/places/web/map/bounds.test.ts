import { expect, it } from 'vitest';
import { boundsOf } from './bounds.ts';

const timaru = [171.25, -44.4] as const;
const chatham = [-176.56, -43.95] as const;
const howick = [174.93, -36.9] as const;
const zero = [0, 0] as const;
const eastOf180: unknown = expect.closeTo(183.44);
const london = [-0.1, 51.5] as const;

it('an area on both sides of 180° is as wide as it is [18.30]', () => {
  expect(boundsOf([timaru, chatham])).toEqual([171.25, -44.4, eastOf180, -43.95]);
  expect(boundsOf([chatham, timaru, timaru, howick])).toEqual([171.25, -44.4, eastOf180, -36.9]);
  expect(boundsOf([chatham])).toEqual([-176.56, -43.95, -176.56, -43.95]);
});

it.each([
  ['at 0,0', zero],
  ['on the other side of the earth', london],
])('one place %s hides no others, however few they are [18.30]', (_where, wrong) => {
  expect(boundsOf([wrong, howick])).toEqual([174.93, -36.9, 174.93, -36.9]);
  expect(boundsOf([howick, wrong, timaru])).toEqual([171.25, -44.4, 174.93, -36.9]);
  expect(boundsOf([wrong])).toEqual([...wrong, ...wrong]);
  const many = Array.from({ length: 5000 }, (_, at) => (at % 500 === 0 ? wrong : howick));
  expect(boundsOf(many)).toEqual([174.93, -36.9, 174.93, -36.9]);
});
