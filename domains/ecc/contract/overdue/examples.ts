import type { Examples } from '#contract';
import { ids } from '#contract/example-ids.ts';
import { examplePatrol } from '#patrols/contract/examples.ts';
import type { overdueRoutes } from './routes.ts';

const started = '2026-11-27T08:04:00.000Z';
const policeEventNumber = 'P061234567';

export const overdueExamples: Examples<typeof overdueRoutes> = {
  listPatrolsOut: {
    response: {
      items: [
        {
          _id: examplePatrol._id,
          name: examplePatrol.name,
          callSign: examplePatrol.callSign,
          when: examplePatrol.when,
          hours: examplePatrol.hours,
          started,
          policeEventNumber,
          patrollers: [ids.hemi, ids.mere],
          lastEntry: { when: '2026-11-27T10:40:00.000Z', what: 'Site check' },
          lastPlace: {
            when: '2026-11-27T10:40:00.000Z',
            location: { address: 'Half Moon Bay Marina', latitude: null, longitude: null, notes: null },
          },
          overdueAcknowledged: null,
        },
      ],
      matches: 1,
    },
  },
  acknowledgeOverdue: {
    response: {
      ...examplePatrol,
      started: {
        _id: ids.start,
        by: ids.hemi,
        recorded: null,
        received: started,
        late: false,
        timeUncertain: false,
        started,
        location: null,
        policeEventNumber,
        vehicle: null,
        notes: null,
      },
      overdueAcknowledged: { when: '2026-11-27T11:35:00.000Z', by: ids.admin },
    },
  },
};
