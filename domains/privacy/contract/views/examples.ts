import type { Examples } from '#contract';
import { ids } from '#contract/example-ids.ts';
import { examplePatrol } from '#patrols/contract/examples.ts';
import type { viewRoutes } from './routes.ts';

const { _id, type, name, when } = examplePatrol;

export const viewExamples: Examples<typeof viewRoutes> = {
  listViews: {
    response: {
      items: [
        {
          _id: ids.view,
          by: ids.admin,
          what: 'involved',
          way: 'page',
          of: { kind: 'patrol', patrol: { _id, type, name, when } },
          amount: 2,
          times: 3,
          first: '2026-11-28T01:00:00.000Z',
          last: '2026-11-28T02:10:00.000Z',
        },
      ],
      more: false,
    },
  },
};
