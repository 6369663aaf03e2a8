import { anyone, members, signedIn } from '../access.ts';
import { defineRoute } from '../route.ts';
import { serverLimits } from '../server-limits.ts';
import { LinkToken } from '../values.ts';
import { z } from '../zod.ts';
import { Calendar, RosterCalendar, RosterCalendarChoice } from './schema.ts';

export const calendarRoutes = {
  getMyCalendar: defineRoute({
    method: 'GET',
    path: '/my/calendar',
    summary: "Returns the address of the caller's calendar, null if there is none",
    access: members,
    status: 200,
    response: Calendar,
  }),
  renewMyCalendar: defineRoute({
    method: 'POST',
    path: '/my/calendar',
    summary: "Makes an address for the caller's calendar; the former one stops working",
    access: members,
    confirmed: true,
    status: 201,
    response: Calendar,
  }),
  stopMyCalendar: defineRoute({
    method: 'DELETE',
    path: '/my/calendar',
    summary: "The address of the caller's calendar stops working",
    access: members,
    unconfirmed: 'undone',
    status: 204,
  }),
  readCalendar: defineRoute({
    method: 'GET',
    path: '/calendar/{linkToken}.ics',
    summary: "Returns a person's patrols as an iCalendar file (RFC 5545), for calendar applications",
    access: anyone,
    params: z.strictObject({ linkToken: LinkToken }),
    limit: serverLimits.linksOfNetwork,
    linkLimit: serverLimits.byLink,
    status: 200,
    response: z.string(),
    text: 'text/calendar',
    shows: [],
  }),
  getRosterCalendar: defineRoute({
    method: 'GET',
    path: '/my/organization/calendar',
    summary: "Returns the address of the organization's roster, null if there is none",
    access: signedIn('admin'),
    status: 200,
    response: RosterCalendar,
  }),
  renewRosterCalendar: defineRoute({
    method: 'POST',
    path: '/my/organization/calendar',
    summary: "Makes an address for the organization's roster; the former one stops working",
    access: signedIn('admin'),
    confirmed: true,
    body: RosterCalendarChoice,
    status: 201,
    response: RosterCalendar,
  }),
  stopRosterCalendar: defineRoute({
    method: 'DELETE',
    path: '/my/organization/calendar',
    summary: "The address of the organization's roster stops working",
    access: signedIn('admin'),
    unconfirmed: 'undone',
    status: 204,
  }),
  readRosterCalendar: defineRoute({
    method: 'GET',
    path: '/roster/{linkToken}.ics',
    summary: "Returns the organization's patrols as an iCalendar file (RFC 5545), for calendar applications",
    access: anyone,
    params: z.strictObject({ linkToken: LinkToken }),
    limit: serverLimits.linksOfNetwork,
    linkLimit: serverLimits.byLink,
    status: 200,
    response: z.string(),
    text: 'text/calendar',
    shows: [],
  }),
} as const;
