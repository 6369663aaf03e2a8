import { assignmentRoutes } from './assignments.ts';
import { calendarRoutes } from './calendar.ts';
import { eccRoutes } from './ecc-routes.ts';
import { incidentRoutes } from './incident-routes.ts';
import { installationRoutes } from './installation.ts';
import { mailRoutes } from './mails.ts';
import { organizationRoutes } from './organizations.ts';
import { overdueRoutes } from './overdue.ts';
import { patrolRoutes } from './patrols.ts';
import { peopleRoutes } from './people.ts';
import { recordRoutes } from './record-routes.ts';
import { reportRoutes } from './report.ts';
import { sessionRoutes } from './sessions.ts';
import { summaryRoutes } from './summaries.ts';
import { unsentRoutes } from './unsent.ts';

export * from './access.ts';
export * from './assignments.ts';
export * from './calendar.ts';
export * from './contact-rules.ts';
export * from './device-times.ts';
export * from './ecc.ts';
export * from './ecc-message.ts';
export * from './ecc-routes.ts';
export * from './ecc-script.ts';
export * from './errors.ts';
export * from './format.ts';
export * from './incident-routes.ts';
export * from './incidents.ts';
export * from './installation.ts';
export * from './issues.ts';
export * from './limits.ts';
export * from './list.ts';
export * from './mails.ts';
export * from './organizations.ts';
export * from './overdue.ts';
export * from './overdue-rules.ts';
export * from './patrol-rules.ts';
export * from './patrol-text.ts';
export * from './patrols.ts';
export * from './people.ts';
export * from './person-rules.ts';
export * from './record.ts';
export * from './record-routes.ts';
export * from './record-rules.ts';
export * from './report.ts';
export * from './route.ts';
export * from './sessions.ts';
export * from './set-aside.ts';
export * from './summaries.ts';
export * from './time.ts';
export * from './unsent.ts';
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
