import type { Examples } from '#contract';
import { ids } from '#contract/example-ids.ts';
import { examplePatrol } from '#patrols/contract/examples.ts';
import type { privacyRoutes } from './routes.ts';

const shortening = {
  days: 30,
  from: '2026-12-12',
  chosen: { when: '2026-11-28T01:00:00.000Z', by: ids.admin },
};

const privacy = {
  clocks: [
    { clock: 'involved' as const, days: 365, due: 12, begins: '2026-12-10', shortening: null },
    { clock: 'guests' as const, days: 60, due: 0, begins: '2026-11-20', shortening },
    { clock: 'mails' as const, days: 90, due: 0, begins: null, shortening: null },
    { clock: 'people' as const, days: 730, due: 0, begins: null, shortening: null },
    { clock: 'audits' as const, days: 730, due: 0, begins: null, shortening: null },
    { clock: 'positions' as const, days: 730, due: 0, begins: null, shortening: null },
  ],
  removals: [{ date: '2026-11-26', clock: 'guests' as const, days: 30, count: 3 }],
  changes: [],
};

const hold = {
  _id: ids.hold,
  incidentId: null,
  reason: 'Police file 261127/4410',
  until: '2027-12-31',
  made: { when: '2026-11-28T01:00:00.000Z', by: ids.admin },
  released: null,
  releasing: null,
};
const releasing = {
  from: '2026-12-12T11:00:00.000Z',
  chosen: { when: '2026-11-29T01:00:00.000Z', by: ids.admin },
};

export const privacyExamples: Examples<typeof privacyRoutes> = {
  getPrivacy: { response: privacy },
  updatePrivacy: { body: { guests: 30 }, response: privacy },
  viewMyPrivacy: {
    response: {
      organizationName: 'Howick South Community Patrol',
      coordinatorName: 'Aroha Tamihana',
      coordinatorPhone: '021 555 0142',
      clocks: privacy.clocks.map(({ clock, days }) => ({ clock, days })),
    },
  },
  listHolds: {
    response: {
      items: [
        {
          _id: ids.hold,
          reason: hold.reason,
          until: hold.until,
          made: hold.made,
          releasing: null,
          patrol: {
            _id: examplePatrol._id,
            type: examplePatrol.type,
            name: examplePatrol.name,
            when: examplePatrol.when,
          },
          incident: null,
        },
      ],
      matches: 1,
    },
  },
  holdDetails: {
    body: { _id: ids.hold, reason: hold.reason, until: hold.until },
    response: { ...examplePatrol, holds: [hold] },
  },
  releaseHold: { response: { ...examplePatrol, holds: [{ ...hold, releasing }] } },
  withdrawRelease: { response: { ...examplePatrol, holds: [hold] } },
};
