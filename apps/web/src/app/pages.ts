import { CodeFile } from '../lib/code-file.ts';
import { linkPages } from './link-pages.ts';

/**
 * The file of every page by its path. The build reads this list, line by line, so that the browser is told of the page's file along
 * with the application's (preload-start.ts).
 */
export const pages = {
  [linkPages.setPassword]: new CodeFile(() => import('../features/sign-in/pages/SetPasswordPage.tsx')),
  [linkPages.assignment]: new CodeFile(() => import('../features/assignment/pages/AssignmentPage.tsx')),
  [linkPages.assignmentWithoutToken]: new CodeFile(
    () => import('../features/assignment/pages/NoTokenPage.tsx'),
  ),
  // Most who come to the first page have a roster; the others' home is found when it is shown.
  '/': new CodeFile(() => import('../features/roster/pages/RosterPage.tsx')),
  '/profile': new CodeFile(() => import('../features/profile/pages/ProfilePage.tsx')),
  '/organization/new': new CodeFile(() => import('../features/organizations/pages/NewOrganizationPage.tsx')),
  '/organization/$id': new CodeFile(() => import('../features/organizations/pages/OrganizationPage.tsx')),
  '/organization': new CodeFile(() => import('../features/organizations/pages/MyOrganizationPage.tsx')),
  '/people': new CodeFile(() => import('../features/people/pages/PeoplePage.tsx')),
  '/person/new': new CodeFile(() => import('../features/people/pages/NewPersonPage.tsx')),
  '/person/$id': new CodeFile(() => import('../features/people/pages/PersonPage.tsx')),
  '/person/$id/edit': new CodeFile(() => import('../features/people/pages/EditPersonPage.tsx')),
  '/patrols/scheduled': new CodeFile(() => import('../features/patrols/pages/ScheduledPatrolsPage.tsx')),
  '/patrols/past': new CodeFile(() => import('../features/patrols/pages/PastPatrolsPage.tsx')),
  '/patrols/print': new CodeFile(() => import('../features/patrols/pages/PrintRosterPage.tsx')),
  '/patrol/new': new CodeFile(() => import('../features/patrols/pages/NewPatrolPage.tsx')),
  '/patrol/$id': new CodeFile(() => import('../features/patrol/pages/PatrolPage.tsx')),
  '/patrol/$id/edit': new CodeFile(() => import('../features/patrols/pages/EditPatrolPage.tsx')),
  '/patrol/$id/ecc-log-on': new CodeFile(() => import('../features/ecc/pages/EccLogOnPage.tsx')),
  '/patrol/$id/record': new CodeFile(() => import('../features/record/pages/RecordPage.tsx')),
  '/incidents': new CodeFile(() => import('../features/incidents/pages/IncidentsPage.tsx')),
  '/activity-map': new CodeFile(() => import('../features/activity-map/pages/ActivityMapPage.tsx')),
  '/security': new CodeFile(() => import('../features/security/pages/SecurityPage.tsx')),
  '/device': new CodeFile(() => import('../features/device/pages/DevicePage.tsx')),
};

/** The first page of a super administrator. */
export const organizations = new CodeFile(
  () => import('../features/organizations/pages/OrganizationsPage.tsx'),
);
