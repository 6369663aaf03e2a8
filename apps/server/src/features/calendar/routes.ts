import { calendarRoutes } from '@patrolbook/contract';
import type { RegisterRoute } from '../../platform/http/pipeline/register.ts';
import type { CalendarService } from './service.ts';

export function registerCalendar(route: RegisterRoute, calendar: CalendarService): void {
  route(calendarRoutes.getMyCalendar, ({ actor }) => calendar.get(actor));
  route(calendarRoutes.renewMyCalendar, ({ tx, actor }) => calendar.renew(tx, actor));
  route(calendarRoutes.stopMyCalendar, async ({ tx, actor }) => {
    await calendar.stop(tx, actor);
    return undefined;
  });
  route(calendarRoutes.readCalendar, ({ params, reply }) => {
    // Only the application itself may keep it, and asks each time whether it has changed.
    reply.header('cache-control', 'private, no-cache');
    return calendar.read(params.linkToken);
  });
}
