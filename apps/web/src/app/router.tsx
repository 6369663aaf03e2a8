import { memberRoles } from '@patrolbook/contract';
import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router';
import { lazily } from '../lib/lazily.ts';
import { isMonth } from '../lib/months.ts';
import { InvalidUrl } from '../ui/InvalidUrl.tsx';
import { NotFound } from '../ui/NotFound.tsx';
import { Home } from './Home.tsx';
import { lazyPage } from './lazy-page.tsx';
import { linkPages } from './link-pages.ts';
import { pages } from './pages.ts';
import { Root } from './Root.tsx';
import { RouteError } from './RouteError.tsx';
import { readAhead } from './read-ahead.ts';
import type { RouteContext } from './route-data.ts';
import { SessionGate } from './SessionGate.tsx';

/**
 * Every page there is (specification 2). Pages load when they are first shown. `staticData.roles` says who may open one;
 * whoever is not signed in sees sign-in under every path but the public ones.
 */
const root = createRootRouteWithContext<RouteContext>()({ component: Root });

const session = createRoute({ getParentRoute: () => root, id: 'session', component: SessionGate });

const publicPages = [
  createRoute({
    getParentRoute: () => root,
    path: linkPages.setPassword,
    staticData: { title: 'Set Password', public: true },
    component: lazyPage(pages[linkPages.setPassword], 'SetPasswordPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: linkPages.assignment,
    staticData: { title: 'Patrol Assignment', public: true },
    component: lazyPage(pages[linkPages.assignment], 'AssignmentPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: linkPages.assignmentWithoutToken,
    staticData: { title: 'Patrol Assignment', public: true },
    component: lazyPage(pages[linkPages.assignmentWithoutToken], 'NoTokenPage'),
  }),
];

const sessionPages = [
  createRoute({
    getParentRoute: () => session,
    path: '/',
    component: Home,
  }),
  createRoute({
    getParentRoute: () => session,
    path: '/profile',
    staticData: { title: 'My Profile', roles: memberRoles },
    component: lazyPage(pages['/profile'], 'ProfilePage'),
  }),
  createRoute({
    getParentRoute: () => session,
    path: '/organization/new',
    staticData: { title: 'Create an Organization', roles: ['sa'], under: '/' },
    component: lazyPage(pages['/organization/new'], 'NewOrganizationPage'),
  }),
  createRoute({
    getParentRoute: () => session,
    path: '/organization/$id',
    staticData: { title: 'Organization', roles: ['sa'], under: '/' },
    component: lazyPage(pages['/organization/$id'], 'OrganizationPage'),
  }),
  createRoute({
    getParentRoute: () => session,
    path: '/organization',
    staticData: { title: 'My Organization', roles: ['admin', 'sa'] },
    component: lazyPage(pages['/organization'], 'MyOrganizationPage'),
  }),
  createRoute({
    getParentRoute: () => session,
    path: '/people',
    staticData: { title: 'People', roles: ['admin', 'watcher'] },
    component: lazyPage(pages['/people'], 'PeoplePage'),
  }),
  createRoute({
    getParentRoute: () => session,
    path: '/person/new',
    staticData: { title: 'New Person', roles: ['admin'], under: '/people' },
    component: lazyPage(pages['/person/new'], 'NewPersonPage'),
  }),
  createRoute({
    getParentRoute: () => session,
    path: '/person',
    staticData: { title: 'Person', roles: ['admin', 'watcher'], under: '/people' },
    component: InvalidUrl,
  }),
  createRoute({
    getParentRoute: () => session,
    path: '/person/$id',
    staticData: { title: 'Person', roles: ['admin', 'watcher'], under: '/people' },
    component: lazyPage(pages['/person/$id'], 'PersonPage'),
  }),
  createRoute({
    getParentRoute: () => session,
    path: '/person/edit',
    staticData: { title: 'Edit Person', roles: ['admin'], under: '/people' },
    component: InvalidUrl,
  }),
  createRoute({
    getParentRoute: () => session,
    path: '/person/$id/edit',
    staticData: { title: 'Edit Person', roles: ['admin'], under: '/people' },
    component: lazyPage(pages['/person/$id/edit'], 'EditPersonPage'),
  }),
  createRoute({
    getParentRoute: () => session,
    path: '/patrols/scheduled',
    staticData: { title: 'Scheduled Patrols', roles: memberRoles },
    component: lazyPage(pages['/patrols/scheduled'], 'ScheduledPatrolsPage'),
  }),
  createRoute({
    getParentRoute: () => session,
    path: '/patrols/past',
    staticData: { title: 'Past Patrols', roles: memberRoles },
    component: lazyPage(pages['/patrols/past'], 'PastPatrolsPage'),
  }),
  createRoute({
    getParentRoute: () => session,
    path: '/patrols/print',
    staticData: { title: 'Roster', roles: memberRoles, under: '/patrols/scheduled' },
    validateSearch: ({ month }): { month?: string } => (isMonth(month) ? { month } : {}),
    component: lazyPage(pages['/patrols/print'], 'PrintRosterPage'),
  }),
  createRoute({
    getParentRoute: () => session,
    path: '/patrol/new',
    staticData: { title: 'New Patrol', roles: ['admin'], under: '/patrols/scheduled' },
    component: lazyPage(pages['/patrol/new'], 'NewPatrolPage'),
  }),
  createRoute({
    getParentRoute: () => session,
    path: '/patrol',
    staticData: { title: 'Patrol', roles: memberRoles, under: '/patrols/scheduled' },
    component: InvalidUrl,
  }),
  createRoute({
    getParentRoute: () => session,
    path: '/patrol/$id',
    staticData: { title: 'Patrol', roles: memberRoles, under: '/patrols/scheduled' },
    component: lazyPage(pages['/patrol/$id'], 'PatrolPage'),
  }),
  createRoute({
    getParentRoute: () => session,
    path: '/patrol/edit',
    staticData: { title: 'Edit Patrol', roles: ['admin'], under: '/patrols/scheduled' },
    component: InvalidUrl,
  }),
  createRoute({
    getParentRoute: () => session,
    path: '/patrol/$id/edit',
    staticData: { title: 'Edit Patrol', roles: ['admin'], under: '/patrols/scheduled' },
    component: lazyPage(pages['/patrol/$id/edit'], 'EditPatrolPage'),
  }),
  createRoute({
    getParentRoute: () => session,
    path: '/patrol/ecc-log-on',
    staticData: { title: 'ECC LogOn', roles: ['patroller'], under: '/patrols/scheduled' },
    component: InvalidUrl,
  }),
  createRoute({
    getParentRoute: () => session,
    path: '/patrol/$id/ecc-log-on',
    staticData: { title: 'ECC LogOn', roles: ['patroller'], under: '/patrols/scheduled' },
    component: lazyPage(pages['/patrol/$id/ecc-log-on'], 'EccLogOnPage'),
  }),
  createRoute({
    getParentRoute: () => session,
    path: '/patrol/record',
    staticData: { title: 'Record Patrol', roles: ['patroller'], under: '/patrols/scheduled' },
    component: InvalidUrl,
  }),
  createRoute({
    getParentRoute: () => session,
    path: '/patrol/$id/record',
    staticData: { title: 'Record Patrol', roles: ['patroller'], under: '/patrols/scheduled' },
    component: lazyPage(pages['/patrol/$id/record'], 'RecordPage'),
  }),
  createRoute({
    getParentRoute: () => session,
    path: '/incidents',
    staticData: { title: 'Incidents', roles: memberRoles },
    component: lazyPage(pages['/incidents'], 'IncidentsPage'),
  }),
  createRoute({
    getParentRoute: () => session,
    path: '/activity-map',
    staticData: { title: 'Activity Map', roles: memberRoles },
    component: lazyPage(pages['/activity-map'], 'ActivityMapPage'),
  }),
  createRoute({
    getParentRoute: () => session,
    path: '/security',
    staticData: { title: 'Security' },
    component: lazyPage(pages['/security'], 'SecurityPage'),
  }),
  createRoute({
    getParentRoute: () => session,
    path: '/device',
    staticData: { title: 'Shared Device', under: '/security' },
    component: lazyPage(pages['/device'], 'DevicePage'),
  }),
  createRoute({
    getParentRoute: () => session,
    path: '$',
    staticData: { title: 'Not Found' },
    component: NotFound,
  }),
];

// Here and not above: a loader given to createRoute would decide the type of the route's parameters.
for (const { options } of sessionPages) Object.assign(options, { loader: readAhead });

const routeTree = root.addChildren([...publicPages, session.addChildren(sessionPages)]);

/** Made when it is first asked for: that takes as long as all of this file. */
export const theRouter = lazily(() =>
  createRouter({
    routeTree,
    context: {},
    defaultErrorComponent: RouteError,
    scrollRestoration: true,
    defaultPreload: 'intent',
    // What was read ahead is as fresh as the cache says.
    defaultPreloadStaleTime: 0,
  }),
);

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof theRouter>;
  }
}
