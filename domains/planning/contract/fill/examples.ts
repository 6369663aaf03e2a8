import type { Examples } from '#contract';
import { ids } from '#contract/example-ids.ts';
import { candidateExample } from '../availability/examples.ts';
import type { fillRoutes } from './routes.ts';

export const fillExamples: Examples<typeof fillRoutes> = {
  fillPatrols: {
    body: { ids: [ids.patrol], restHours: 8 },
    response: {
      items: [
        {
          _id: ids.patrol,
          places: 2,
          proposed: [
            {
              personId: ids.mere,
              unavailable: null,
              inQuarter: 2,
              withProposed: 3,
              inMonth: 1,
              patrolsAMonth: 3,
              lastPatrol: '2026-11-07T08:00:00.000Z',
              rest: 45,
              experienced: true,
              with: [{ personId: ids.hemi, times: 2, asked: false }],
            },
          ],
          standsInTheWay: {
            answered: 0,
            cannot: 5,
            elsewhere: 1,
            rest: 2,
            notTogether: 0,
            experience: 0,
            left: 0,
            proposed: 3,
          },
          lessRest: { hours: 6, people: [ids.hemi] },
        },
      ],
      dropped: [],
      isBest: true,
    },
  },
  listFillCandidates: {
    body: { patrolId: ids.patrol, restHours: 8, kept: [{ patrolId: ids.patrol, personId: ids.hemi }] },
    response: {
      items: [{ ...candidateExample, because: null }],
    },
  },
  acceptFill: {
    body: { placements: [{ patrolId: ids.patrol, personId: ids.mere }], restHours: 8, finalized: false },
    response: { _id: ids.filling },
  },
};
