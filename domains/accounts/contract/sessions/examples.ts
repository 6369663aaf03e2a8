import type { Examples } from '#contract';
import { ids } from '#contract/example-ids.ts';
import type { sessionRoutes } from './routes.ts';

export const sessionExamples: Examples<typeof sessionRoutes> = {
  listMySessions: {
    response: {
      items: [
        {
          _id: ids.session,
          issued: '2026-11-20T18:00:00.000Z',
          refreshed: '2026-11-20T19:00:00.000Z',
          expires: '2027-01-19T19:00:00.000Z',
          revoked: null,
          ips: ['203.0.113.5'],
          userAgent: 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
          sharedDevice: false,
          began: 'password-and-code',
          current: true,
        },
      ],
      matches: 1,
    },
  },
  listMyAudits: {
    response: {
      items: [
        {
          _id: ids.audit,
          when: '2026-11-20T18:00:00.000Z',
          event: 'sign-in-failure',
          data: { reason: 'Invalid credentials' },
          request: { client: { ips: ['203.0.113.5'], userAgent: 'curl/8.14.1' } },
        },
      ],
      matches: 1,
    },
  },
};
