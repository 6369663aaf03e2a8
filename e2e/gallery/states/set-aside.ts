import { v7 as newId } from 'uuid';
import { after, hour, minute } from '#platform/clock.ts';
import type { SeedData } from '../seed-data.ts';
import type { State } from './state.ts';

const origin = (by: string, received: string) => ({
  by,
  recorded: received,
  received,
  late: false,
  timeUncertain: false,
});
const nothingElse = { location: null, notes: null, policeEventNumber: null, vehicle: null };
const noDetails = { location: null, people: [], peopleDetails: null, vehicles: [], edited: null };

/** Returns states of patrols of which something is kept for review or was voided (product 17.15 to 17.17). */
export async function setAside(seedData: SeedData): Promise<State[]> {
  const { users } = seedData;
  const running = await voidedFinish(seedData);
  const waiting = await keptStart(seedData);
  const over = await afterFinish(seedData);
  const asAdmin = (id: string) => ({ as: users.coordinator.email, path: `/patrol/${id}` });
  const asCrew = (id: string) => ({ as: users.patroller.email, path: `/patrol/${id}/record` });
  return [
    { ...asAdmin(running), name: 'patrol-set-aside', shows: 'Counts Nowhere' },
    {
      ...asAdmin(running),
      name: 'patrol-void-dialog',
      shows: 'Void the start?',
      act: (page) => page.getByRole('button', { name: 'Void Start' }).click(),
    },
    { ...asCrew(running), name: 'record-voided-finish', shows: 'An admin voided the finish' },
    { ...asCrew(waiting), name: 'record-kept-start', shows: 'Start kept for review' },
    { ...asAdmin(over), name: 'patrol-after-finish', shows: 'Take All 2 as They Are' },
    {
      ...asAdmin(over),
      name: 'patrol-take-dialog',
      shows: 'Take all 2 into the record?',
      act: (page) => page.getByRole('button', { name: 'Take All 2 as They Are' }).click(),
    },
    { ...asCrew(over), name: 'record-after-finish', shows: 'Entry and 1 more kept for review' },
  ];
}

/** A running patrol whose finish an admin has voided, and an entry dated tomorrow. */
async function voidedFinish({ users, write, keepAside }: SeedData): Promise<string> {
  const now = new Date().toISOString();
  const by = users.patroller.id;
  const started = { started: after(now, -2 * hour), ...nothingElse };
  const row = { name: 'Regular patrol', finalized: after(now, -24 * hour), started };
  const id = await write({ starts: -2 * hour, row, crew: [['patroller', 'accepted']] });
  const fire = { _id: newId(), when: after(now, 24 * hour), what: 'Fire', whatDetails: 'Bin on fire.' };
  const entry = { ...fire, ...noDetails, ...origin(by, now) };
  await keepAside(id, { kind: 'incident', id: fire._id, by, entry, kept: now, why: 'time' });
  const finish = {
    _id: newId(),
    finished: after(now, -hour),
    location: null,
    vehicle: null,
    fuelLevel: null,
  };
  await keepAside(id, {
    kind: 'finish',
    id: finish._id,
    by,
    entry: { ...finish, reason: null, ...origin(by, after(now, -hour)) },
    kept: after(now, -10 * minute),
    voidedBy: users.coordinator.id,
    reason: 'Rang them: they are still out, the wrong patrol was finished.',
    loggedOff: after(now, -hour),
  });
  return id;
}

/** A finished patrol, and what a phone without coverage recorded after the finish: of that, one entry is taken. */
async function afterFinish({ users, write, keepAside }: SeedData): Promise<string> {
  const now = new Date().toISOString();
  const by = users.patroller.id;
  const finished = after(now, -2 * hour);
  const row = {
    name: 'Regular patrol',
    finalized: after(now, -24 * hour),
    started: { started: after(now, -4 * hour), ...nothingElse },
    finished: { finished, by },
  };
  const id = await write({ starts: -4 * hour, row, crew: [['patroller', 'accepted']] });
  const keep = async (minutes: number, what: string, whatDetails: string, more: object = {}) => {
    const entry = { _id: newId(), when: after(finished, minutes * minute), what, whatDetails };
    const received = { ...entry, ...noDetails, ...origin(by, now) };
    const kept = { kind: 'incident', id: entry._id, by, entry: received, kept: now } as const;
    await keepAside(id, { ...kept, why: 'after-finish', ...more });
  };
  await keep(10, 'Graffiti', 'Fresh tags on the war memorial wall.');
  await keep(25, 'Fire', 'Bin on fire behind the hall, out by now.');
  await keep(40, 'Site check', 'Back door open.', { taken: now, takenBy: users.coordinator.id });
  return id;
}

/** A patrol that can be started, and a kept start with an impossible time. */
async function keptStart({ users, write, keepAside }: SeedData): Promise<string> {
  const now = new Date().toISOString();
  const by = users.patroller.id;
  const row = { name: 'Regular patrol', finalized: after(now, -24 * hour) };
  const id = await write({ starts: 20 * minute, row, crew: [['patroller', 'accepted']] });
  const _id = newId();
  const entry = { _id, started: after(now, -14 * 24 * hour), ...nothingElse, ...origin(by, now) };
  await keepAside(id, { kind: 'start', id: _id, by, entry, kept: now, why: 'not-due' });
  return id;
}
