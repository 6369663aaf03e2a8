import { defineRoute, readerRoles, signedIn } from '#contract';
import { z } from '#contract/zod.ts';
import { MonthlyReport } from './schema.ts';

/** A month in the organization's time zone: `2026` and `03`. */
const monthParams = z.strictObject({
  year: z.string().regex(/^20\d\d$/),
  month: z.string().regex(/^(0[1-9]|1[0-2])$/),
});

const reporting = signedIn(...readerRoles);

export const reportRoutes = {
  getReport: defineRoute({
    method: 'GET',
    path: '/report/{year}/{month}',
    summary: "Reports a month of the organization's patrols: hours, kilometres and incidents",
    access: reporting,
    params: monthParams,
    status: 200,
    response: MonthlyReport,
  }),
  downloadReport: defineRoute({
    method: 'GET',
    path: '/report/{year}/{month}.csv',
    summary: "Returns the month's patrols as comma-separated values",
    access: reporting,
    confirmed: true,
    params: monthParams,
    status: 200,
    response: z.string(),
    text: 'text/csv',
    shows: ['report-file'],
  }),
  downloadVolunteers: defineRoute({
    method: 'GET',
    path: '/report/{year}/{month}/volunteers.csv',
    summary: 'Returns what each volunteer gave in the month as comma-separated values',
    access: reporting,
    confirmed: true,
    params: monthParams,
    status: 200,
    response: z.string(),
    text: 'text/csv',
    shows: ['volunteers-file'],
  }),
} as const;
