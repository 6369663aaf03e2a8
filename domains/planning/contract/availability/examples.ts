import type { Examples } from '#contract';
import { ids } from '#contract/example-ids.ts';
import type { availabilityRoutes } from './routes.ts';
import type { Availability } from './schema.ts';

const availability: Availability = {
  periods: [
    { kind: 'rather-not', from: '2026-11-24', until: null, weekdays: [1, 2] },
    { kind: 'cannot', from: '2026-12-20', until: '2027-01-05', weekdays: [1, 2, 3, 4, 5, 6, 7] },
  ],
  patrolsAMonth: 3,
};

export const candidateExample = {
  _id: ids.mere,
  unavailable: null,
  at: [],
  lastPatrol: '2026-11-07T08:00:00.000Z',
  inMonth: 1,
  inQuarter: 2,
  patrolsAMonth: 3,
  notWith: [],
  askedWith: [ids.hemi],
  isNeeded: false,
};

export const availabilityExamples: Examples<typeof availabilityRoutes> = {
  getMyAvailability: { response: availability },
  updateMyAvailability: { body: availability, response: availability },
  getAvailability: { response: availability },
  updateAvailability: { body: availability, response: availability },
  listCandidates: {
    response: {
      items: [candidateExample],
    },
  },
};
