import { distanceOf, formatKilometres, type IncidentVehicle } from '@patrolbook/contract';
import { expect, it } from 'vitest';
import { aFinish, aStart, at } from '../patrol.fixture.ts';
import { formatFuel, personText, placeText, vehicleText } from './record-text.ts';

const started = aStart({ vehicle: { rego: 'KLM127', startOdometer: 84_212.1 } });
const finished = aFinish({ vehicle: { finishOdometer: 84_259.4 } });

it('shows the distance to one decimal, or none when an odometer reading is missing [distance]', () => {
  const distance = distanceOf({ started, finished });
  expect(distance && formatKilometres(distance)).toBe('47.3 km');
  expect(distanceOf({ started: { ...started, vehicle: null }, finished })).toBeNull();
  expect(distanceOf({ started, finished: null })).toBeNull();
  expect(formatKilometres(84_212)).toBe('84,212.0 km');
});

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
  expect(placeText(at('Cook Street, Howick'))).toBe('Cook Street, Howick');
  const pin = { address: null, latitude: -36.8943, longitude: 174.9312, notes: 'behind the hall' };
  expect(placeText(pin)).toBe('-36.89430, 174.93120, behind the hall');
  expect(placeText({ ...pin, latitude: null, notes: null })).toBeNull();
  expect(placeText(null)).toBeNull();
});

it('describes vehicles and people by the recorded facts', () => {
  const car: IncidentVehicle = {
    rego: 'NPR418',
    color: 'silver',
    make: 'Mazda',
    model: 'Demio',
    type: null,
    year: 2009,
    reportedStolen: false,
    hasLivery: null,
  };
  expect(vehicleText(car)).toBe('Silver 2009 Mazda Demio, NPR418, not reported stolen');
  const van = { ...car, rego: null, make: null, model: null, type: 'van', year: null, hasLivery: true };
  expect(vehicleText({ ...van, reportedStolen: true })).toBe('Silver van, with livery, reported stolen');
  expect(vehicleText({ ...van, color: null, type: null, hasLivery: null, reportedStolen: null })).toBeNull();
  expect(personText({ name: 'Sam', phone: '021 555 0100', email: null })).toBe('Sam, 021 555 0100');
});
