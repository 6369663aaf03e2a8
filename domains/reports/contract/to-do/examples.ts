import type { Examples } from '#contract';
import { ids } from '#contract/example-ids.ts';
import type { toDoRoutes } from './routes.ts';

export const toDoExamples: Examples<typeof toDoRoutes> = {
  getToDo: {
    response: {
      undermanned: 3,
      firstUndermanned: '2026-12-05T08:00:00.000Z',
      offered: 2,
      cover: { patrols: 1, first: [{ _id: ids.patrol, when: '2026-12-05T08:00:00.000Z' }] },
      unanswered: 5,
      drafts: [{ month: '2026-12', patrols: 12 }],
      failedMails: 1,
      notSignedIn: { people: 4, due: 2 },
      joinRequests: 2,
      erasures: [],
      detailsGo: '2026-12-10',
      ecc: { email: true, phone: true },
      firstSteps: null,
    },
  },
};
