import type { Examples } from '#contract';
import { ids } from '#contract/example-ids.ts';
import type { patrolRoutes } from './routes.ts';

export const finalized = { when: '2026-11-20T19:12:00.000Z', by: ids.admin };
export const pending = { accepted: null, declined: null, didNotShow: null, removed: null };
export const emailed = { when: '2026-11-20T19:12:04.000Z' };

export const examplePatrol = {
  version: 2,
  edited: { when: '2026-11-20T18:40:00.000Z', by: ids.admin },
  _id: ids.patrol,
  type: 'patrol' as const,
  name: 'Regular patrol',
  when: '2026-11-27T08:00:00.000Z',
  hours: 3,
  callSign: 'HSCP',
  crewSize: 2,
  instructions: null,
  cancelled: null,
  finalized,
  deleted: null,
  started: null,
  finished: null,
  eccLogOnNotification: null,
  eccLogOnResponse: null,
  eccLogOffNotification: null,
  eccLogOffResponse: null,
  patrollers: {
    [ids.hemi]: { ...pending, accepted: { when: '2026-11-20T20:03:00.000Z', by: ids.hemi }, emailed },
    [ids.mere]: { ...pending, emailed },
  },
  guests: {
    [ids.guest]: { name: 'Const. Matt Reihana', phone: '021 555 0199', email: null, removed: null },
  },
  incidents: [],
  eccLogOnMail: null,
  eccLogOffMail: null,
  overdueAcknowledged: null,
};
const {
  incidents: _,
  version: __,
  edited: ___,
  overdueAcknowledged: ____,
  eccLogOnMail: _____,
  eccLogOffMail: ______,
  ...inLists
} = examplePatrol;
const listed = {
  ...inLists,
  guests: { [ids.guest]: { name: 'Const. Matt Reihana', removed: null } },
};
/** A page of them. */
const patrols = { items: [listed], matches: 1 };

export const patrolExamples: Examples<typeof patrolRoutes> = {
  listPatrols: { response: patrols },
  listMyPatrols: { response: patrols },
  listPatrolsOfPerson: { response: patrols },
  getPatrol: { response: examplePatrol },
  createPatrol: {
    body: { callSign: 'HSCP', hours: 3, when: '2026-11-27T08:00:00.000Z', name: 'Regular patrol' },
    response: { inserted: { _id: ids.patrol } },
  },
  createEvent: {
    body: { hours: 2, when: '2026-12-05T22:00:00.000Z', name: 'First aid course' },
    response: { inserted: { _id: ids.patrol } },
  },
  updatePatrol: {
    body: { hours: 4, name: null, version: 2 },
    response: { ...examplePatrol, hours: 4, name: null, version: 3 },
  },
  finalizePatrol: { response: examplePatrol },
  finalizePatrols: { body: { ids: [ids.patrol] } },
  cancelPatrol: {
    body: { didNotShow: true },
    response: { ...examplePatrol, cancelled: { when: '2026-11-27T09:00:00.000Z', by: ids.admin } },
  },
};
