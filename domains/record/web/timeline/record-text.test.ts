import { expect, it } from 'vitest';
import { formatKilometres } from '#contract';
import { distanceOf, type IncidentVehicle } from '#patrols/contract';
import { aFinish, aStart } from '#patrols/web/patrol.fixture.ts';
import { personText, vehicleText } from './record-text.ts';

const started = aStart({ vehicle: { rego: 'KLM127', startOdometer: 84_212.1 } });
const finished = aFinish({ vehicle: { finishOdometer: 84_259.4 } });

it('shows the distance to one decimal, or none when an odometer reading is missing [8.7]', () => {
  const distance = distanceOf({ started, finished });
  expect(distance && formatKilometres(distance)).toBe('47.3 km');
  expect(distanceOf({ started: { ...started, vehicle: null }, finished })).toBeNull();
  expect(distanceOf({ started, finished: null })).toBeNull();
  expect(formatKilometres(84_212)).toBe('84,212.0 km');
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
