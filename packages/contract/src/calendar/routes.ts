import { anyone, members } from '../access.ts';
import { limits } from '../limits.ts';
import { defineRoute } from '../route.ts';
import { LinkToken } from '../values.ts';
import { z } from '../zod.ts';
import { Calendar } from './schema.ts';

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
    status: 201,
    response: Calendar,
  }),
  stopMyCalendar: defineRoute({
    method: 'DELETE',
    path: '/my/calendar',
    summary: "The address of the caller's calendar stops working",
    access: members,
    status: 204,
  }),
  readCalendar: defineRoute({
    method: 'GET',
    path: '/calendar/{linkToken}.ics',
    summary: "Returns a person's patrols as an iCalendar file (RFC 5545), for calendar applications",
    access: anyone,
    params: z.strictObject({ linkToken: LinkToken }),
    limit: limits.linksOfNetwork,
    linkLimit: limits.byLink,
    status: 200,
    response: z.string(),
    text: 'text/calendar',
  }),
} as const;
