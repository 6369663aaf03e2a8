import { v7 as newId } from 'uuid';
import { after, hour, minute } from '../../../apps/server/src/platform/clock.ts';
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
