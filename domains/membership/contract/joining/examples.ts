import type { Examples } from '#contract';
import { ids } from '#contract/example-ids.ts';
import type { joiningRoutes } from './routes.ts';

const organizationName = 'Howick South Community Patrol';
const asked = {
  firstName: 'Sina',
  lastName: 'Leota',
  email: 'sina@example.nz',
  phone: '021 555 0177',
  message: 'Mere told me of you. I am free on Fridays.',
};

export const joiningExamples: Examples<typeof joiningRoutes> = {
  getJoinPage: { response: { organizationName, words: 'We patrol on Fridays and Saturdays.' } },
  askToJoin: { body: asked },
  viewJoinLink: { response: { organizationName, ...asked, isConfirmed: false } },
  listJoinRequests: {
    response: {
      items: [
        {
          _id: ids.joining,
          ...asked,
          confirmed: '2026-11-24T07:30:00.000Z',
          expires: '2026-12-24T07:30:00.000Z',
          member: null,
        },
      ],
      matches: 1,
    },
  },
  acceptJoinRequest: { response: { _id: ids.joining } },
};
