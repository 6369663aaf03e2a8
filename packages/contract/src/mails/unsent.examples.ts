import { patrol } from '../patrols/examples.ts';
import type { Examples } from '../route.ts';
import type { unsentRoutes } from './unsent.ts';

export const unsentExamples: Examples<typeof unsentRoutes> = {
  listUnsent: {
    response: {
      items: [
        {
          _id: patrol._id,
          type: patrol.type,
          name: patrol.name,
          callSign: patrol.callSign,
          when: patrol.when,
          hours: patrol.hours,
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
