import type { Examples } from '../route.ts';
import type { calendarRoutes } from './routes.ts';

const address =
  'https://patrols.example.nz/api/v1/calendar/0192f3a0-7c6e-7bb1-9d4a-3f2b1c0d9e8f.kJ3cYQ2v1Zr8w0.ics';

const made = '2026-11-21T07:00:00.000Z';

export const calendarExamples: Examples<typeof calendarRoutes> = {
  getMyCalendar: { response: { address, made } },
  renewMyCalendar: { response: { address, made } },
};
