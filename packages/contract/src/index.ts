import { assignmentRoutes } from './assignments/schema.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { eccRoutes } from './ecc/routes.ts';
import { incidentRoutes } from './incidents/routes.ts';
import { installationRoutes } from './installation/routes.ts';
import { mailRoutes } from './mails/schema.ts';
import { unsentRoutes } from './mails/unsent.ts';
import { organizationRoutes } from './organizations/schema.ts';
import { overdueRoutes } from './overdue/routes.ts';
import { patrolRoutes } from './patrols/schema.ts';
import { peopleRoutes } from './people/schema.ts';
import { recordRoutes } from './record/routes.ts';
import { reportRoutes } from './report/routes.ts';
import { sessionRoutes } from './sessions/schema.ts';
import { summaryRoutes } from './summaries/routes.ts';

export * from './access.ts';
export * from './assignments/schema.ts';
export * from './calendar/routes.ts';
export * from './ecc/message.ts';
export * from './ecc/routes.ts';
export * from './ecc/schema.ts';
export * from './ecc/script.ts';
export * from './errors.ts';
export * from './format.ts';
export * from './incidents/routes.ts';
export * from './incidents/schema.ts';
export * from './installation/routes.ts';
export * from './issues.ts';
export * from './limits.ts';
export * from './list.ts';
export * from './mails/schema.ts';
export * from './mails/unsent.ts';
export * from './organizations/schema.ts';
export * from './overdue/routes.ts';
export * from './overdue/rules.ts';
export * from './patrols/rules.ts';
export * from './patrols/schema.ts';
export * from './patrols/text.ts';
export * from './people/contacts.ts';
export * from './people/rules.ts';
export * from './people/schema.ts';
export * from './record/device-times.ts';
export * from './record/routes.ts';
export * from './record/rules.ts';
export * from './record/schema.ts';
export * from './record/set-aside.ts';
export * from './report/routes.ts';
export * from './route.ts';
export * from './sessions/schema.ts';
export * from './summaries/routes.ts';
export * from './time.ts';
export * from './values.ts';

/** All routes of the API by name. The server registers exactly these. */
export const routes = {
  ...sessionRoutes,
  ...installationRoutes,
  ...organizationRoutes,
  ...peopleRoutes,
  ...patrolRoutes,
  ...assignmentRoutes,
  ...calendarRoutes,
  ...eccRoutes,
  ...recordRoutes,
  ...overdueRoutes,
  ...incidentRoutes,
  ...reportRoutes,
  ...mailRoutes,
  ...unsentRoutes,
  ...summaryRoutes,
} as const;
export type RouteName = keyof typeof routes;
