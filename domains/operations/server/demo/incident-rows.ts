import { v7 as newId } from 'uuid';
import type { IncidentKind, IncidentVehicle } from '#patrols/contract';
import { after, minute } from '#platform/clock.ts';
import { demoPlaces, placeAt } from './places.ts';
import { draw, pick, type Random } from './random.ts';
import type { DemoRows, NewPatrolRow } from './store.ts';

type IncidentRow = DemoRows['incidents'][number];
type Template = readonly [IncidentKind, string, Partial<IncidentVehicle>?];

const demio: Partial<IncidentVehicle> = {
  rego: 'NPR418',
  color: 'Silver',
  make: 'Mazda',
  model: 'Demio',
  reportedStolen: false,
};

const quiet: Template = ['Location', 'All quiet here.'];

/** What patrols record, the most frequent first. */
const templates: readonly Template[] = [
  quiet,
  ['Site check', 'Gate locked, no cars inside.'],
  ['Vehicle check', 'Window broken, owner told.', demio],
  ['Graffiti', 'Fresh tags on the wall. Photo given to the station.'],
  ['Requested checkup/visit', 'Walked around the house for the owner, who is away until Monday.'],
  ['Dodgy people looking shifty', 'Two people trying car door handles. Left on foot when they saw us.'],
  ['Alarm activated', 'House alarm sounding, nothing open. The keyholder was rung.'],
  ['Location', 'A few people leaving the restaurants, all friendly.'],
  ['Medical assistance', 'An elderly man had fallen. Waited with him for the ambulance.'],
  ['Fire', 'Rubbish bin alight, put out by the fire brigade.'],
  ['Accident', 'Two cars at the roundabout, nobody hurt. Directed traffic for ten minutes.'],
];

const unknown: IncidentVehicle = {
  rego: null,
  color: null,
  make: null,
  model: null,
  type: null,
  year: null,
  reportedStolen: null,
  hasLivery: null,
};

/** Returns an incident about every half hour between a patrol's start and its finish, or now while it runs. */
export function incidentRows(patrol: NewPatrolRow, random: Random, now: string): IncidentRow[] {
  if (!patrol.started) return [];
  const until = patrol.finished?.finished ?? now;
  const rows: IncidentRow[] = [];
  for (let when = nextTime(patrol.started.started, random); when < until; when = nextTime(when, random)) {
    const [template = quiet] = draw(random, templates, 1);
    rows.push(incidentRow(patrol, template, when, random));
  }
  return rows;
}

function nextTime(earlier: string, random: Random): string {
  return after(earlier, (18 + Math.floor(random() * 24)) * minute);
}

function incidentRow(
  patrol: NewPatrolRow,
  [what, whatDetails, vehicle]: Template,
  when: string,
  random: Random,
) {
  const { address, latitude, longitude } = placeAt(pick(random, demoPlaces));
  return {
    organizationId: patrol.organizationId,
    id: newId(),
    patrolId: patrol.id,
    when,
    by: patrol.started?.by,
    received: when,
    what,
    whatDetails,
    address,
    latitude,
    longitude,
    vehicles: vehicle ? [{ ...unknown, ...vehicle }] : [],
  };
}
