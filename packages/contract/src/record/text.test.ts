import { expect, it } from 'vitest';
import { finishLine, formatFuel } from './text.ts';

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

it('tells a finish by what was said of it, even if that was before a fact of it existed', () => {
  expect(finishLine({ vehicle: { finishOdometer: 84_259.4 }, fuelLevel: 0 })).toBe(
    'Odometer 84,259.4 km, fuel Empty',
  );
  expect(finishLine({ vehicle: { finishOdometer: null } })).toBeNull();
});
