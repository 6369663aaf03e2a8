import type { FastifyReply } from 'fastify';
import { calendarRoutes } from '#accounts/contract';
import type { RegisterRoute } from '#platform/http/pipeline/register.ts';
import type { CalendarService } from './service.ts';

export function registerCalendar(route: RegisterRoute, calendar: CalendarService): void {
  route(calendarRoutes.getMyCalendar, ({ actor }) => calendar.get(actor));
  route(calendarRoutes.renewMyCalendar, ({ tx, actor }) => calendar.renew(tx, actor));
  route(calendarRoutes.stopMyCalendar, async ({ tx, actor }) => {
    await calendar.stop(tx, actor);
    return undefined;
  });
  route(calendarRoutes.readCalendar, ({ params, reply }) => {
    keepPrivately(reply);
    return calendar.read(params.linkToken);
  });
  route(calendarRoutes.getRosterCalendar, ({ actor }) => calendar.getRoster(actor));
  route(calendarRoutes.renewRosterCalendar, ({ tx, actor, body }) => calendar.renewRoster(tx, actor, body));
  route(calendarRoutes.stopRosterCalendar, async ({ tx, actor }) => {
    await calendar.stopRoster(tx, actor);
    return undefined;
  });
  route(calendarRoutes.readRosterCalendar, ({ params, reply }) => {
    keepPrivately(reply);
    return calendar.readRoster(params.linkToken);
  });
}

/** Only the application itself may keep a calendar, and asks each time whether it has changed. */
function keepPrivately(reply: FastifyReply): void {
  reply.header('cache-control', 'private, no-cache');
}
