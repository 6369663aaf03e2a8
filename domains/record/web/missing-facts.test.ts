import { describe, expect, it } from 'vitest';
import {
  Finished,
  Incident,
  type IncidentPerson,
  type IncidentVehicle,
  type Location,
  Started,
} from '#patrols/contract';
import { aFinish, anIncident, aStart } from '#patrols/web/patrol.fixture.ts';
import { nameless, placeLines } from './places/place-lines.ts';
import { incidentOf, incidentValues } from './recording/form/incident.ts';
import { type Entry, finishEntry, incidentEntry, startEntry } from './timeline/timeline.ts';

/** All facts of a part of the record: one that is added to the contract is missing here. */
type All<Part> = Required<Omit<Part, 'extra'>>;

const location: All<Location> = {
  address: 'Moore Street',
  latitude: -36.9,
  longitude: 174.9,
  accuracy: 1200,
  notes: 'Behind the shops',
};
const person: All<IncidentPerson> = { name: 'Sam', phone: '021 555 0100', email: 'sam@example.nz' };
const vehicle: All<IncidentVehicle> = {
  rego: 'NPR418',
  color: 'silver',
  make: 'Mazda',
  model: 'Demio',
  type: 'hatchback',
  year: 2009,
  reportedStolen: true,
  hasLivery: true,
};
const incident = {
  whatDetails: 'Window broken',
  location,
  people: [person],
  peopleDetails: 'Tall',
  vehicles: [vehicle],
};
const start = {
  location,
  policeEventNumber: 'P061234567',
  vehicle: { rego: 'KLM127', startOdometer: 84_212.1 },
  notes: 'Wet roads',
};
const finish = { location, vehicle: { finishOdometer: 84_259.4 }, fuelLevel: 0.5, reason: 'Phone lost' };

/** Returns an entry as the timeline shows it. */
function shown({ where, ...entry }: Entry) {
  return { ...entry, where: where && placeLines(where, nameless) };
}

/** Returns each fact as the path to it. */
function factsOf(value: unknown, at: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = [...at, name];
    return Array.isArray(value) || Array.isArray(inner)
      ? factsOf(inner, path)
      : [path, ...factsOf(inner, path)];
  });
}

/** Returns the same with one fact that is unknown: null, or not there at all. */
function unknown<T>(whole: T, path: readonly string[], how: 'null' | 'missing'): T {
  const copy = structuredClone(whole);
  const name = path.at(-1) ?? '';
  const part = path.slice(0, -1).reduce<unknown>((inner, step) => Reflect.get(Object(inner), step), copy);
  if (how === 'null') Reflect.set(Object(part), name, null);
  else Reflect.deleteProperty(Object(part), name);
  return copy;
}

describe.each(factsOf(incident).map((path) => [path.join('.'), path] as const))(
  '%s of an incident',
  (_, path) => {
    const [missing, none] = [
      unknown(anIncident(incident), path, 'missing'),
      unknown(anIncident(incident), path, 'null'),
    ];

    it('is unknown to the contract if it is missing, and on the screen, never “no” [17.20]', () => {
      expect(Incident.safeParse(missing).success).toBe(true);
      expect(shown(incidentEntry(missing))).toEqual(shown(incidentEntry(none)));
    });

    it('stays unknown when the incident is opened and saved [17.20]', () => {
      const zone = 'Pacific/Auckland';
      const moments = { near: anIncident().when, now: anIncident().when, zone, started: aStart() };
      const saved = (given: Incident) => {
        const body = incidentOf(incidentValues(given, zone), moments);
        return JSON.parse(JSON.stringify(body));
      };
      expect(saved(missing)).toEqual(saved(none));
    });
  },
);

it.each(factsOf(start).map((path) => [path.join('.'), path] as const))(
  '%s of a start is unknown if it is missing, never “no” [17.20]',
  (_, path) => {
    const [missing, none] = [unknown(aStart(start), path, 'missing'), unknown(aStart(start), path, 'null')];
    expect(Started.safeParse(missing).success).toBe(true);
    expect(shown(startEntry(missing))).toEqual(shown(startEntry(none)));
  },
);

it.each(factsOf(finish).map((path) => [path.join('.'), path] as const))(
  '%s of a finish is unknown if it is missing, never “no” [17.20]',
  (_, path) => {
    const [missing, none] = [
      unknown(aFinish(finish), path, 'missing'),
      unknown(aFinish(finish), path, 'null'),
    ];
    expect(Finished.safeParse(missing).success).toBe(true);
    expect(shown(finishEntry(missing))).toEqual(shown(finishEntry(none)));
  },
);
