import type { Examples } from '#contract';
import { ids } from '#contract/example-ids.ts';
import type { reportRoutes } from './routes.ts';

export const reportExamples: Examples<typeof reportRoutes> = {
  getReport: {
    response: {
      run: 1,
      cancelled: 0,
      events: 0,
      patrolHours: 6.5,
      eventHours: 0,
      kilometres: 47.3,
      incidents: [
        { what: 'Site check', count: 2 },
        { what: 'Graffiti', count: 1 },
      ],
      allQuiet: 7,
      weeks: [
        {
          from: '2026-11-23',
          to: '2026-11-29',
          patrolHours: 6.5,
          incidents: 3,
          yearBefore: { patrolHours: 9, incidents: 5 },
        },
      ],
      volunteers: [
        {
          _id: ids.hemi,
          firstName: 'Hemi',
          lastName: 'Tamihana',
          patrols: 1,
          patrolHours: 3.25,
          kilometres: 47.3,
          events: 0,
          eventHours: 0,
        },
      ],
      patrols: [
        {
          _id: ids.patrol,
          type: 'patrol',
          name: 'Regular patrol',
          when: '2026-11-24T08:00:00.000Z',
          callSign: 'HSCP',
          eventNumber: 'P062341987',
          started: '2026-11-24T08:02:00.000Z',
          finished: '2026-11-24T11:17:00.000Z',
          cancelled: false,
          crew: 2,
          hours: 6.5,
          kilometres: 47.3,
          incidents: 3,
          allQuiet: 7,
        },
      ],
    },
  },
};
