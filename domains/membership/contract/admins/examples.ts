import type { Examples } from '#contract';
import { ids } from '#contract/example-ids.ts';
import type { adminRoutes } from './routes.ts';

const aroha = { firstName: 'Aroha', lastName: 'Tamihana' };

export const adminExamples: Examples<typeof adminRoutes> = {
  listAdmins: {
    response: {
      items: [
        {
          ...aroha,
          _id: ids.admin,
          email: 'arhoa@example.nz',
          firstSignedIn: null,
          invited: '2026-11-20T18:40:00.000Z',
          addressFailing: { when: '2026-11-20T18:41:00.000Z', reason: '550 No such mailbox' },
          version: 1,
        },
      ],
      matches: 1,
    },
  },
  addAdmin: { body: { ...aroha, email: 'aroha@example.nz' }, response: { _id: ids.admin } },
  correctAdmin: { body: { email: 'aroha@example.nz', version: 1 } },
};
