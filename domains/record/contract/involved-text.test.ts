import { expect, it } from 'vitest';
import type { IncidentVehicle } from '#patrols/contract';
import { personText, vehicleText } from './involved-text.ts';

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
