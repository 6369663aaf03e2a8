import type { Incident, IncidentPerson, IncidentVehicle } from './incident.ts';
import type { AllFacts, Finished, Location, Started } from './schema.ts';

/** Entries of which everything is known, but their time and kind. A fact that is added to the contract is missing here. */

/** All that is known of a part of an entry. */
type Whole<Part> = Required<Omit<Part, 'extra'>>;

const location: Whole<Location> = {
  address: 'Moore Street',
  latitude: -36.9,
  longitude: 174.9,
  accuracy: 1200,
  notes: 'Behind the shops',
};
const person: Whole<IncidentPerson> = { name: 'Sam', phone: '021 555 0100', email: 'sam@example.nz' };
const vehicle: Whole<IncidentVehicle> = {
  rego: 'NPR418',
  color: 'silver',
  make: 'Mazda',
  model: 'Demio',
  type: 'hatchback',
  year: 2009,
  reportedStolen: true,
  hasLivery: true,
};

export const wholeIncident = {
  whatDetails: 'Window broken',
  location,
  people: [person],
  peopleDetails: 'Tall',
  vehicles: [vehicle],
} satisfies Omit<AllFacts<Incident>, 'when' | 'what'>;

export const wholeStart = {
  location,
  policeEventNumber: 'P061234567',
  vehicle: { rego: 'KLM127', startOdometer: 84_212.1 },
  notes: 'Wet roads',
} satisfies Omit<AllFacts<Started>, 'started'>;

export const wholeFinish = {
  location,
  vehicle: { finishOdometer: 84_259.4 },
  fuelLevel: 0.5,
  reason: 'Phone lost',
} satisfies Omit<AllFacts<Finished>, 'finished'>;
