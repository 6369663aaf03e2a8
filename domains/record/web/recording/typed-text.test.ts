import { expect, it } from 'vitest';
import { newPerson, newVehicle } from './form/incident.ts';
import { typedText } from './typed-text.ts';

it('says all that stands in an incident, and nothing of what stands nowhere [17.59]', () => {
  const began = { what: 'Fire', when: '21:00', occurrence: '', address: '', notes: '', peopleDetails: '' };
  const coordinates = { latitude: -36.8936, longitude: 174.9322, accuracy: 8 };
  const typed = {
    coordinates,
    whatDetails: ' Smoke.\nFlames. ',
    people: [{ ...newPerson(), name: 'J. Smith', phone: '021 555' }, newPerson()],
    vehicles: [{ ...newVehicle(), rego: 'KLM127', reportedStolen: 'yes' }],
    notes: 'behind the hall',
  };
  expect(typedText({ began, typed }).split('\n')).toEqual([
    'What: Fire',
    'When: 21:00',
    'Notes: behind the hall',
    'Place: -36.8936, 174.9322',
    'Details: Smoke.',
    'Flames.',
    'Person 1: Name: J. Smith, Phone: 021 555',
    'Vehicle 1: Rego: KLM127, Reported stolen: yes',
  ]);
});

it('says the fuel as the gauge shows it, and what a newer page knows by its own name [17.59]', () => {
  const began = { finished: '21:05', date: undefined, complete: false };
  const typed = { finishOdometer: '84,259.4', fuel: 3, moonlight: 'full' };
  const said = ['Finish time: 21:05', 'Finish odometer: 84,259.4', 'Fuel level: 3/8', 'moonlight: full'];
  expect(typedText({ began, typed }).split('\n')).toEqual(said);
});
