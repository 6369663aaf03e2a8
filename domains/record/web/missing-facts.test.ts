import { describe, expect, it } from 'vitest';
import { Finished, Incident, Started } from '#patrols/contract';
import { wholeFinish, wholeIncident, wholeStart } from '#patrols/contract/recorded/whole.fixture.ts';
import { aFinish, anIncident, aStart } from '#patrols/web/patrol.fixture.ts';
import { nameless, placeLines } from './places/place-lines.ts';
import { incidentOf, incidentValues } from './recording/form/incident.ts';
import { type Entry, finishEntry, incidentEntry, startEntry } from './timeline/timeline.ts';

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

/** Returns an incident as it is sent when it was opened and saved. */
function saved(given: Incident) {
  const zone = 'Pacific/Auckland';
  const moments = { near: given.when, now: given.when, zone, started: aStart() };
  return JSON.parse(JSON.stringify(incidentOf(incidentValues(given, zone), moments)));
}

it('each fact of an incident stays when it is opened and saved [17.21]', () => {
  expect(saved(anIncident(wholeIncident))).toMatchObject(wholeIncident);
});

it.each([
  [
    'an incident',
    wholeIncident,
    (facts: object) => incidentEntry({ ...anIncident(wholeIncident), ...facts }),
  ],
  ['a start', wholeStart, (facts: object) => startEntry({ ...aStart(wholeStart), ...facts })],
  ['a finish', wholeFinish, (facts: object) => finishEntry({ ...aFinish(wholeFinish), ...facts })],
])('each fact of %s is shown in the history [8.8]', (_which, whole, entryOf) => {
  for (const [fact, value] of Object.entries(whole)) {
    const unknown = { [fact]: Array.isArray(value) ? [] : null };
    expect(shown(entryOf(unknown)), fact).not.toEqual(shown(entryOf({})));
  }
});

describe.each(factsOf(wholeIncident).map((path) => [path.join('.'), path] as const))(
  '%s of an incident',
  (_, path) => {
    const [missing, none] = [
      unknown(anIncident(wholeIncident), path, 'missing'),
      unknown(anIncident(wholeIncident), path, 'null'),
    ];

    it('is unknown to the contract if it is missing, and on the screen, never “no” [17.20]', () => {
      expect(Incident.safeParse(missing).success).toBe(true);
      expect(shown(incidentEntry(missing))).toEqual(shown(incidentEntry(none)));
    });

    it('stays unknown when the incident is opened and saved [17.20]', () => {
      expect(saved(missing)).toEqual(saved(none));
    });
  },
);

it.each(factsOf(wholeStart).map((path) => [path.join('.'), path] as const))(
  '%s of a start is unknown if it is missing, never “no” [17.20]',
  (_, path) => {
    const [missing, none] = [
      unknown(aStart(wholeStart), path, 'missing'),
      unknown(aStart(wholeStart), path, 'null'),
    ];
    expect(Started.safeParse(missing).success).toBe(true);
    expect(shown(startEntry(missing))).toEqual(shown(startEntry(none)));
  },
);

it.each(factsOf(wholeFinish).map((path) => [path.join('.'), path] as const))(
  '%s of a finish is unknown if it is missing, never “no” [17.20]',
  (_, path) => {
    const [missing, none] = [
      unknown(aFinish(wholeFinish), path, 'missing'),
      unknown(aFinish(wholeFinish), path, 'null'),
    ];
    expect(Finished.safeParse(missing).success).toBe(true);
    expect(shown(finishEntry(missing))).toEqual(shown(finishEntry(none)));
  },
);
