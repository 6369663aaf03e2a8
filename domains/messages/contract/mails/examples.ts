import type { Examples } from '#contract';
import { ids } from '#contract/example-ids.ts';
import { examplePatrol } from '#patrols/contract/examples.ts';
import type { mailRoutes } from './routes.ts';

export const mailExamples: Examples<typeof mailRoutes> = {
  listPatrolMails: {
    response: {
      items: [
        {
          _id: ids.mail,
          kind: 'patroller-assigned',
          recipient: { name: 'Hemi Tamihana', address: 'hemi@example.nz', via: null },
          state: 'refused',
          when: '2026-11-25T08:00:04.000Z',
          reason: "Can't send mail - all recipients were rejected: 550 5.1.1 User unknown",
          nextAttempt: null,
          digest: false,
          message: null,
          repeated: false,
        },
      ],
      matches: 1,
      failed: 1,
    },
  },
  resendMail: { response: { _id: ids.resent } },
  resendFailed: { response: { queued: 2, obsolete: 1 } },
  listUnsent: {
    response: {
      items: [
        {
          _id: examplePatrol._id,
          type: examplePatrol.type,
          name: examplePatrol.name,
          callSign: examplePatrol.callSign,
          when: examplePatrol.when,
          hours: examplePatrol.hours,
          mails: [
            {
              kind: 'ecc-log-on',
              since: '2026-11-27T07:20:00.000Z',
              recipients: [],
              reason: 'connect ECONNREFUSED',
            },
          ],
          crew: [{ name: 'Hemi TAMIHANA', phone: '021 555 0101' }],
        },
      ],
    },
  },
};
