import type { Examples } from '#contract';
import { ids } from '#contract/example-ids.ts';
import type { summaryRoutes } from './routes.ts';

export const summaryExamples: Examples<typeof summaryRoutes> = {
  summarizePersons: {
    body: { personIds: [ids.hemi, ids.mere] },
    response: {
      items: [
        { _id: ids.hemi, allTime: 31 },
        { _id: ids.mere, allTime: 4 },
      ],
    },
  },
  summarizePatrols: {
    response: {
      byMonth: [{ _id: { year: 2026, month: 10, status: 'run' }, count: 9 }],
      byDayOfWeek: [{ _id: { dayOfWeek: 6, status: 'run' }, count: 140 }],
    },
  },
  summarizePatrolsOfPerson: {
    response: {
      byMonth: [{ _id: { year: 2026, month: 10, status: 'accepted' }, count: 2 }],
      byDayOfWeek: [{ _id: { dayOfWeek: 6, status: 'accepted' }, count: 31 }],
    },
  },
};
