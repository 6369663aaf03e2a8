import { expect, it } from 'vitest';
import type { PatrolOut } from '#ecc/contract';
import { isOld, lastPlaceOf, stacked } from './places.ts';

const when = '2027-01-15T07:00:00.000Z';
const cockleBay = { address: null, latitude: -36.8982, longitude: 174.9402, notes: null };
const out: PatrolOut = {
  _id: 'hscp',
  name: 'Regular patrol',
  callSign: 'HSCP',
  when,
  hours: 3,
  started: when,
  policeEventNumber: null,
  patrollers: [],
  overdueAcknowledged: null,
  lastEntry: null,
  lastPlace: { when, location: cockleBay },
};

it('a patrol is on the map at its last place, and nowhere without coordinates [17.48]', () => {
  const placed = { id: 'hscp', name: 'HSCP', when, longitude: 174.9402, latitude: -36.8982 };
  expect(lastPlaceOf(out)).toEqual(placed);
  expect(lastPlaceOf({ ...out, name: 'Test' })?.name).toBe('HSCP TEST');
  expect(lastPlaceOf({ ...out, lastPlace: null })).toBeNull();
  const station = { ...cockleBay, address: 'Howick station', latitude: null, longitude: null };
  expect(lastPlaceOf({ ...out, lastPlace: { when, location: station } })).toBeNull();
});

it.each([
  ['2027-01-15T07:29:59.000Z', false],
  ['2027-01-15T07:30:00.000Z', true],
])('at %s a place of 07:00 is old: %s [17.48]', (now, old) => {
  expect(isOld({ when }, now)).toBe(old);
});

it.each([
  ['in one place', [0, 0], [0, 0], 1],
  ['beside each other', [0, 0], [167, 0], 1],
  ['farther apart', [0, 0], [168, 0], 2],
  ['one above the other', [0, 0], [0, -51], 1],
  ['one higher', [0, 0], [0, -52], 2],
  ['one lower', [0, 0], [0, 52], 2],
] as const)('labels of patrols %s hide none [17.48]', (_where, [x, y], [otherX, otherY], stacks) => {
  expect(
    stacked([
      { x, y },
      { x: otherX, y: otherY },
    ]),
  ).toHaveLength(stacks);
});

it('a stack grows upwards, and takes in what it would hide [17.48]', () => {
  const [here, there, above] = [
    { x: 0, y: 0 },
    { x: 10, y: 5 },
    { x: 0, y: -80 },
  ] as const;
  expect(stacked([here, above, there])).toEqual([[here, there], [above]]);
  expect(stacked([here, there, above])).toEqual([[here, there, above]]);
});
