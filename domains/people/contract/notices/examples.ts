import type { Examples } from '#contract';
import type { noticeRoutes } from './routes.ts';

const organizationName = 'Howick South Community Patrol';

export const noticeExamples: Examples<typeof noticeRoutes> = {
  viewNotices: { response: { organizationName, notices: 'each', summaries: null } },
  chooseNotices: {
    body: { notices: 'weekly' },
    response: { organizationName, notices: 'weekly', summaries: null },
  },
};
