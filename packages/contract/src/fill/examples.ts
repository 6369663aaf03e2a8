import { ids } from '../example-ids.ts';
import type { Examples } from '../route.ts';
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
            },
          ],
          standsInTheWay: { answered: 0, cannot: 5, elsewhere: 1, rest: 2, proposed: 3 },
        },
      ],
      isBest: true,
    },
  },
};
