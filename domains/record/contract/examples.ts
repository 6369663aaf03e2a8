import type { Examples } from '#contract';
import { ids } from '#contract/example-ids.ts';
import { examplePatrol } from '#patrols/contract/examples.ts';
import type { recordRoutes } from './routes.ts';

const origin = (received: string) => ({
  by: ids.hemi,
  recorded: null,
  received,
  late: false,
  timeUncertain: false,
});
const at = (address: string, latitude: number, longitude: number) => ({
  address,
  latitude,
  longitude,
  notes: null,
});
/** A call that has waited for eight minutes, on a device whose clock is a minute fast. */
const waited = {
  recorded: '2026-11-27T09:11:30.000Z',
  sent: '2026-11-27T09:19:30.000Z',
  made: '2026-11-27T09:10:31.000Z',
};

const start = {
  _id: ids.start,
  started: '2026-11-27T08:02:00.000Z',
  location: at('Howick Police Station', -36.8936, 174.9313),
  policeEventNumber: 'P061234567',
  vehicle: { rego: 'KLM127', startOdometer: 61_380.4 },
  notes: null,
};
const running = { ...examplePatrol, started: { ...start, ...origin('2026-11-27T08:02:04.000Z') } };

const entry = {
  _id: ids.incident,
  when: '2026-11-27T09:10:00.000Z',
  what: 'Vehicle check',
  whatDetails: 'Window broken, owner told.',
  location: at('Stockade Hill', -36.8962, 174.9291),
  people: [{ name: 'J. Smith', phone: '021 555 0177', email: null }],
  peopleDetails: null,
  vehicles: [
    {
      rego: 'NPR418',
      color: 'silver',
      make: 'Mazda',
      model: 'Demio',
      type: null,
      year: 2009,
      reportedStolen: false,
      hasLivery: null,
    },
  ],
};
const incident = {
  ...entry,
  ...origin('2026-11-27T09:18:31.000Z'),
  recorded: waited.recorded,
  edited: null,
};
const replaced = { when: '2026-11-27T09:40:00.000Z', by: ids.hemi };
const whatDetails = 'Window broken. The owner is on his way.';

const finish = {
  _id: ids.finish,
  finished: '2026-11-27T11:04:00.000Z',
  location: start.location,
  vehicle: { finishOdometer: 61_424.1 },
  fuelLevel: 0.5,
};
const finished = { ...finish, ...origin('2026-11-27T11:04:09.000Z'), reason: null };

const afterFinish = { ...incident, _id: ids.edit, when: '2026-11-27T11:10:00.000Z' };
const takenAsIs = {
  kind: 'incident' as const,
  _id: afterFinish._id,
  entry: afterFinish,
  why: 'after-finish' as const,
  voided: null,
  taken: { when: '2026-11-27T20:15:00.000Z', by: ids.admin },
};

export const recordExamples: Examples<typeof recordRoutes> = {
  startPatrol: { body: start, response: running },
  recordIncident: { body: { ...entry, ...waited }, response: { ...running, incidents: [incident] } },
  editIncident: {
    body: { editId: ids.edit, whatDetails },
    response: { ...running, incidents: [{ ...incident, whatDetails, edited: replaced }] },
  },
  deleteIncident: { response: running },
  listFormerIncidents: { response: { items: [{ ...incident, replaced, deleted: false }], matches: 1 } },
  finishPatrol: { body: finish, response: { ...running, finished } },
  takeSetAside: {
    body: { entries: [{ kind: 'incident', _id: afterFinish._id }] },
    response: { ...running, incidents: [incident, afterFinish], finished, taken: [takenAsIs] },
  },
};
