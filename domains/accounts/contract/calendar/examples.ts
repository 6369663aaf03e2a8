import type { Examples } from '#contract';
import type { calendarRoutes } from './routes.ts';

const address =
  'https://patrols.example.nz/api/v1/calendar/0192f3a0-7c6e-7bb1-9d4a-3f2b1c0d9e8f.kJ3cYQ2v1Zr8w0.ics';

const rosterAddress =
  'https://patrols.example.nz/api/v1/roster/0192f3a0-7c6e-7bb1-9d4a-3f2b1c0d9e90.uQ8bXw4k2mTz71.ics';

const made = '2026-11-21T07:00:00.000Z';

export const calendarExamples: Examples<typeof calendarRoutes> = {
  getMyCalendar: { response: { address, made } },
  renewMyCalendar: { response: { address, made } },
  getRosterCalendar: { response: { address: rosterAddress, made, withNames: true } },
  renewRosterCalendar: {
    body: { withNames: true },
    response: { address: rosterAddress, made, withNames: true },
  },
};
