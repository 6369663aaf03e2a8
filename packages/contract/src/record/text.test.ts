import { expect, it } from 'vitest';
import { finishLine, formatFuel, placeText } from './text.ts';

const nowhere = { address: null, latitude: null, longitude: null, notes: null };

it.each([
  [0, 'Empty'],
  [0.125, '1/8'],
  [0.5, '1/2'],
  [0.625, '5/8'],
  [0.75, '3/4'],
  [0.63, '63 %'],
  [1, 'Full'],
])('reads the fuel gauge at %d as %s', (level, words) => {
  expect(formatFuel(level)).toBe(words);
});

it('names a place by its address, or else by its coordinates', () => {
  expect(placeText({ ...nowhere, address: 'Cook Street, Howick' })).toBe('Cook Street, Howick');
  const pin = { ...nowhere, latitude: -36.8943, longitude: 174.9312, notes: 'behind the hall' };
  expect(placeText(pin)).toBe('-36.89430, 174.93120, behind the hall');
  expect(placeText({ ...pin, latitude: null, notes: null })).toBeNull();
  expect(placeText(null)).toBeNull();
});

it('tells a finish by what was said of it, even if that was before a fact of it existed', () => {
  expect(finishLine({ vehicle: { finishOdometer: 84_259.4 }, fuelLevel: 0 })).toBe(
    'Odometer 84,259.4 km, fuel Empty',
  );
  expect(finishLine({ vehicle: { finishOdometer: null } })).toBeNull();
});
