import { expect, it } from 'vitest';
import { anIncident, aStart, at } from '#patrols/web/patrol.fixture.ts';
import { placeQuestion } from './far-place.ts';

const zone = 'Pacific/Auckland';
const place = (latitude: number, longitude: number) => ({
  ...at('Howick'),
  address: null,
  latitude,
  longitude,
});
const nowhere = { started: aStart({ location: null }), incidents: [] };
const howick = { ...nowhere, started: aStart({ location: place(-36.9, 174.93) }) };

it.each([
  ['at 0,0, before there is another', place(0, 0), nowhere, 'This place is 15,416 km from New Zealand.'],
  ['at 0,0, after another', place(0, 0), howick, 'This place is 15,879 km from where this patrol has been.'],
  [
    'in another part of the country',
    place(-44.4, 171.25),
    howick,
    'This place is 890 km from where this patrol has been.',
  ],
])('a place %s is asked about [17.61]', (_where, location, patrol, text) => {
  expect(placeQuestion(location, patrol, zone)).toEqual({ title: 'Is the place right?', text });
});

it.each([
  ['nearby', place(-36.99, 174.8), howick, zone],
  ['on the Chatham Islands, before there is another', place(-43.95, -176.56), nowhere, 'Pacific/Chatham'],
  ['elsewhere, for an organization elsewhere', place(51.5, -0.1), nowhere, 'Europe/London'],
  ['that has an address alone', at('Howick'), howick, zone],
])('a place %s is not [17.61]', (_where, location, patrol, where) => {
  expect(placeQuestion(location, patrol, where)).toBeNull();
});

it('a patrol across 180° is in one place: one that was near counts [17.61]', () => {
  const incidents = [
    anIncident({ when: '2027-01-15T09:00:00.000Z', location: place(-44, 179.9) }),
    anIncident({ when: '2027-01-15T08:00:00.000Z', location: place(0, 0) }),
  ];
  expect(placeQuestion(place(-44, -179.9), { ...nowhere, incidents }, zone)).toBeNull();
});
