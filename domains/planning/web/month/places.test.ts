import { expect, it } from 'vitest';
import { aPatrol, aroha, graeme, pending } from '#patrols/web/patrol.fixture.ts';
import { countColumns, crewPlacesOf, rowOf } from './places.ts';

const stamp = { when: '2026-11-20T08:00:00.000Z' };
const kinds = (patrol: Parameters<typeof crewPlacesOf>[0]) => crewPlacesOf(patrol).map(({ kind }) => kind);

it('has the crew, then what is open, then who declined; whoever was removed has no place [14.36]', () => {
  const patrollers = {
    [aroha]: { ...pending, declined: stamp },
    [graeme]: pending,
    removed: { ...pending, removed: stamp },
  };
  const places = crewPlacesOf(aPatrol({ crewSize: 3, patrollers }));
  expect(places.map((place) => (place.kind === 'taken' ? place.personId : place.kind))).toEqual([
    graeme,
    'open',
    'open',
    aroha,
  ]);
});

it('has no open place on an event, nor once the crew is as large as wanted [14.36]', () => {
  expect(kinds(aPatrol({ type: 'event' }))).toEqual([]);
  expect(kinds(aPatrol({ patrollers: { a: pending, b: pending, c: pending } }))).toEqual([
    'taken',
    'taken',
    'taken',
  ]);
});

it('fills a row up with room for more [14.36]', () => {
  const patrols = [aPatrol(), aPatrol({ crewSize: 4 })];
  expect(countColumns(patrols)).toBe(4);
  expect(countColumns([])).toBe(1);
  expect(rowOf(aPatrol(), 4).map(({ kind }) => kind)).toEqual(['open', 'open', 'room', 'room']);
});
