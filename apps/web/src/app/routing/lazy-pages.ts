import { LazyModule } from '#lib/loading/lazy-module.ts';
import { lazyPage } from './lazy-page.tsx';

/**
 * The pages behind sign-in, by their paths. The build asks this table which file each path needs: for the links of index.html
 * (preload-start.ts), and for the pages that open without coverage (build-worker.ts).
 */
export const lazyPages = {
  // Most people's first page; Home.tsx shows others by their roles.
  '/': lazyPage(new LazyModule(() => import('../../pages/roster/RosterPage.tsx')), 'RosterPage'),
  '/to-do': lazyPage(new LazyModule(() => import('#reports/web/to-do/pages/ToDoPage.tsx')), 'ToDoPage'),
  '/profile': lazyPage(new LazyModule(() => import('../../pages/profile/ProfilePage.tsx')), 'ProfilePage'),
  '/organization/new': lazyPage(
    new LazyModule(() => import('#membership/web/organizations/pages/NewOrganizationPage.tsx')),
    'NewOrganizationPage',
  ),
  '/organization/$id': lazyPage(
    new LazyModule(() => import('#membership/web/organizations/pages/OrganizationPage.tsx')),
    'OrganizationPage',
  ),
  '/organization': lazyPage(
    new LazyModule(() => import('../../pages/organization/MyOrganizationPage.tsx')),
    'MyOrganizationPage',
  ),
  '/organization/recorded': lazyPage(
    new LazyModule(() => import('#privacy/web/recorded/RecordedPage.tsx')),
    'RecordedPage',
  ),
  '/organization/views': lazyPage(
    new LazyModule(() => import('#privacy/web/views/pages/ViewsPage.tsx')),
    'ViewsPage',
  ),
  '/people': lazyPage(
    new LazyModule(() => import('#membership/web/people/pages/PeoplePage.tsx')),
    'PeoplePage',
  ),
  '/person/new': lazyPage(
    new LazyModule(() => import('#membership/web/people/pages/NewPersonPage.tsx')),
    'NewPersonPage',
  ),
  '/people/import': lazyPage(
    new LazyModule(() => import('#membership/web/people/pages/ImportPeoplePage.tsx')),
    'ImportPeoplePage',
  ),
  '/people/requests': lazyPage(
    new LazyModule(() => import('#membership/web/people/requests/JoinRequestsPage.tsx')),
    'JoinRequestsPage',
  ),
  '/messages': lazyPage(new LazyModule(() => import('#messages/web/pages/MessagesPage.tsx')), 'MessagesPage'),
  '/message/new': lazyPage(
    new LazyModule(() => import('#messages/web/pages/NewMessagePage.tsx')),
    'NewMessagePage',
  ),
  '/person/$id': lazyPage(new LazyModule(() => import('../../pages/person/PersonPage.tsx')), 'PersonPage'),
  '/person/$id/edit': lazyPage(
    new LazyModule(() => import('#membership/web/people/pages/EditPersonPage.tsx')),
    'EditPersonPage',
  ),
  '/person/$id/availability': lazyPage(
    new LazyModule(() => import('#planning/web/availability/pages/AvailabilityPage.tsx')),
    'AvailabilityPage',
  ),
  '/person/$id/pairing': lazyPage(
    new LazyModule(() => import('#planning/web/pairing/pages/PairingPage.tsx')),
    'PairingPage',
  ),
  '/availability': lazyPage(
    new LazyModule(() => import('#planning/web/availability/pages/MyAvailabilityPage.tsx')),
    'MyAvailabilityPage',
  ),
  '/patrols/scheduled': lazyPage(
    new LazyModule(() => import('../../pages/scheduled/ScheduledPatrolsPage.tsx')),
    'ScheduledPatrolsPage',
  ),
  '/patrols/month': lazyPage(
    new LazyModule(() => import('#planning/web/month/pages/MonthPage.tsx')),
    'MonthPage',
  ),
  '/patrols/fill': lazyPage(
    new LazyModule(() => import('#planning/web/fill/pages/FillPage.tsx')),
    'FillPage',
  ),
  '/patrols/past': lazyPage(
    new LazyModule(() => import('#patrols/web/lists/pages/PastPatrolsPage.tsx')),
    'PastPatrolsPage',
  ),
  '/patrols/out': lazyPage(new LazyModule(() => import('#record/web/out/pages/OutPage.tsx')), 'OutPage'),
  '/report/$year/$month': lazyPage(
    new LazyModule(() => import('#reports/web/report/pages/ReportPage.tsx')),
    'ReportPage',
  ),
  '/patrols/print': lazyPage(
    new LazyModule(() => import('#patrols/web/lists/pages/PrintRosterPage.tsx')),
    'PrintRosterPage',
  ),
  '/patrol/new': lazyPage(
    new LazyModule(() => import('#patrols/web/form/pages/NewPatrolPage.tsx')),
    'NewPatrolPage',
  ),
  '/patrols/copy': lazyPage(
    new LazyModule(() => import('#planning/web/copies/pages/CopyPatrolsPage.tsx')),
    'CopyPatrolsPage',
  ),
  '/patrol/$id': lazyPage(new LazyModule(() => import('../../pages/patrol/PatrolPage.tsx')), 'PatrolPage'),
  '/patrol/$id/edit': lazyPage(
    new LazyModule(() => import('../../pages/edit-patrol/EditPatrolPage.tsx')),
    'EditPatrolPage',
  ),
  '/patrol/$id/repeat': lazyPage(
    new LazyModule(() => import('#planning/web/copies/pages/RepeatPage.tsx')),
    'RepeatPage',
  ),
  '/patrol/$id/ecc-log-on': lazyPage(
    new LazyModule(() => import('../../pages/ecc-log-on/EccLogOnPage.tsx')),
    'EccLogOnPage',
  ),
  '/patrol/$id/record': lazyPage(
    new LazyModule(() => import('#record/web/recording/pages/RecordPage.tsx')),
    'RecordPage',
  ),
  '/incidents': lazyPage(
    new LazyModule(() => import('#record/web/incidents/list/pages/IncidentsPage.tsx')),
    'IncidentsPage',
  ),
  '/activity-map': lazyPage(
    new LazyModule(() => import('#record/web/incidents/map/pages/ActivityMapPage.tsx')),
    'ActivityMapPage',
  ),
  '/security': lazyPage(
    new LazyModule(() => import('#accounts/web/security/pages/SecurityPage.tsx')),
    'SecurityPage',
  ),
  '/device': lazyPage(
    new LazyModule(() => import('#accounts/web/device/pages/DevicePage.tsx')),
    'DevicePage',
  ),
};
