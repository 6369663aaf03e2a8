import { createRoute } from '@tanstack/react-router';
import { memberRoles, readerRoles, watcherRoles } from '#contract';
import { listSearchOf, unread } from '#lib/navigation/list-search.ts';
import { sortable } from '#lib/navigation/list-sort.ts';
import { NotFound } from '#ui/feedback/NotFound.tsx';
import { incidentSearchOf } from '../../domain/incidents/incident-filter.ts';
import { messageSearchOf } from '../../features/messages/message-search.ts';
import { copiedOf } from '../../features/patrols/form/copied.ts';
import { pastFilterOf, scheduledFilterOf } from '../../features/patrols/lists/patrol-filter.ts';
import { rosterSearchOf } from '../../features/patrols/lists/printed-roster.ts';
import { monthSearchOf } from '../../features/patrols/month/month-search.ts';
import { recordSearchOf } from '../../features/record/step.ts';
import { Home } from './Home.tsx';
import { linkPages } from './link-pages.ts';
import { incidentViews } from './navigation.ts';
import { linkPage, page, root, session, withoutId } from './page.ts';
import { prefetch } from './prefetch.ts';

/**
 * Every page (product 14.3). `staticData.roles` says who may open it. The build reads from here which file belongs to which
 * path, so that index.html can preload the file (preload-start.ts).
 */
const publicPages = [
  createRoute({
    ...linkPage(
      linkPages.setPassword,
      () => import('../../features/auth/sign-in/pages/SetPasswordPage.tsx'),
      'SetPasswordPage',
    ),
    staticData: { title: 'setPassword', public: true },
  }),
  createRoute({
    ...linkPage(
      linkPages.assignment,
      () => import('../../features/assignments/pages/AssignmentPage.tsx'),
      'AssignmentPage',
    ),
    staticData: { title: 'patrolAssignment', public: true },
    validateSearch: ({ answer }): { answer?: 'decline' } => (answer === 'decline' ? { answer } : {}),
  }),
  createRoute({
    ...linkPage(
      linkPages.assignmentWithoutToken,
      () => import('../../features/assignments/pages/NoTokenPage.tsx'),
      'NoTokenPage',
    ),
    staticData: { title: 'patrolAssignment', public: true },
  }),
  createRoute({
    ...linkPage(
      linkPages.assignments,
      () => import('../../features/assignments/pages/AssignmentsPage.tsx'),
      'AssignmentsPage',
    ),
    staticData: { title: 'patrolAssignments', public: true },
  }),
  createRoute({
    ...linkPage(
      linkPages.assignmentsWithoutToken,
      () => import('../../features/assignments/pages/NoTokenPage.tsx'),
      'NoTokenPage',
    ),
    staticData: { title: 'patrolAssignments', public: true },
  }),
  createRoute({
    ...linkPage(
      linkPages.offers,
      () => import('../../features/assignments/pages/OfferedPlacesPage.tsx'),
      'OfferedPlacesPage',
    ),
    staticData: { title: 'openPlaces', public: true },
    validateSearch: ({ place }): { place?: string } => (typeof place === 'string' ? { place } : {}),
  }),
  createRoute({
    ...linkPage(
      linkPages.offersWithoutToken,
      () => import('../../features/assignments/pages/NoTokenPage.tsx'),
      'NoTokenPage',
    ),
    staticData: { title: 'openPlaces', public: true },
  }),
  createRoute({
    ...linkPage(
      linkPages.ecc,
      () => import('../../features/ecc/answer/pages/EccAnswerPage.tsx'),
      'EccAnswerPage',
    ),
    staticData: { title: 'communityPatrol', public: true },
  }),
  createRoute({
    ...linkPage(
      linkPages.eccWithoutToken,
      () => import('../../features/ecc/answer/pages/NoEccTokenPage.tsx'),
      'NoEccTokenPage',
    ),
    staticData: { title: 'communityPatrol', public: true },
  }),
  createRoute({
    ...linkPage(
      linkPages.addressChange,
      () => import('../../features/people/address-change/AddressChangePage.tsx'),
      'AddressChangePage',
    ),
    staticData: { title: 'emailAddress', public: true },
  }),
  createRoute({
    ...linkPage(linkPages.join, () => import('../../features/joining/pages/JoinPage.tsx'), 'JoinPage'),
    staticData: { title: 'join', public: true },
  }),
  createRoute({
    ...linkPage(
      linkPages.joinConfirm,
      () => import('../../features/joining/pages/ConfirmJoinPage.tsx'),
      'ConfirmJoinPage',
    ),
    staticData: { title: 'join', public: true },
  }),
  createRoute({
    ...linkPage(linkPages.notices, () => import('#people/web/notices/pages/NoticesPage.tsx'), 'NoticesPage'),
    staticData: { title: 'notices', public: true },
  }),
  createRoute({
    ...linkPage(
      linkPages.accessibility,
      () => import('../../features/accessibility/pages/AccessibilityPage.tsx'),
      'AccessibilityPage',
    ),
    staticData: { title: 'accessibility', public: true },
  }),
  createRoute({
    ...linkPage(
      linkPages.privacy,
      () => import('../../features/privacy/pages/PrivacyPage.tsx'),
      'PrivacyPage',
    ),
    staticData: { title: 'privacy', public: true },
  }),
  createRoute({
    ...linkPage(
      linkPages.privacyOfLink,
      () => import('../../features/privacy/pages/PrivacyPage.tsx'),
      'PrivacyPage',
    ),
    staticData: { title: 'privacy', public: true },
  }),
  createRoute({
    ...linkPage(
      linkPages.privacyOfJoinPage,
      () => import('../../features/privacy/pages/PrivacyPage.tsx'),
      'PrivacyPage',
    ),
    staticData: { title: 'privacy', public: true },
  }),
];

const sessionPages = [
  createRoute({
    getParentRoute: () => session,
    path: '/',
    component: Home,
    staticData: { withoutSecondStep: 'patrollers' },
    validateSearch: sortable(listSearchOf), // of the organizations, a super administrator's first page
  }),
  createRoute({
    ...page('/to-do', () => import('../../features/to-do/pages/ToDoPage.tsx'), 'ToDoPage'),
    staticData: { title: 'whatNeedsDoing', roles: ['admin'] },
  }),
  createRoute({
    ...page('/profile', () => import('../../features/profile/pages/ProfilePage.tsx'), 'ProfilePage'),
    staticData: { title: 'myProfile', roles: memberRoles },
  }),
  createRoute({
    ...page(
      '/organization/new',
      () => import('../../features/organizations/pages/NewOrganizationPage.tsx'),
      'NewOrganizationPage',
    ),
    staticData: { title: 'createAnOrganization', roles: ['sa'], under: '/' },
  }),
  createRoute({
    ...page(
      '/organization/$id',
      () => import('../../features/organizations/pages/OrganizationPage.tsx'),
      'OrganizationPage',
    ),
    staticData: { title: 'organization', roles: ['sa'], under: '/' },
  }),
  createRoute({
    ...page(
      '/organization',
      () => import('../../features/organizations/pages/MyOrganizationPage.tsx'),
      'MyOrganizationPage',
    ),
    staticData: { title: 'myOrganization', roles: ['admin', 'sa'] },
  }),
  createRoute({
    ...page(
      '/organization/recorded',
      () => import('../../features/organizations/recorded/RecordedPage.tsx'),
      'RecordedPage',
    ),
    staticData: { title: 'recordedPeople', roles: ['admin'], under: '/organization' },
    validateSearch: listSearchOf,
  }),
  createRoute({
    ...page('/organization/views', () => import('../../features/views/pages/ViewsPage.tsx'), 'ViewsPage'),
    staticData: { title: 'whoLooked', roles: ['admin'], under: '/organization' },
    validateSearch: unread,
  }),
  createRoute({
    ...page('/people', () => import('../../features/people/pages/PeoplePage.tsx'), 'PeoplePage'),
    staticData: { title: 'people', roles: watcherRoles },
    validateSearch: sortable(listSearchOf),
  }),
  createRoute({
    ...page('/person/new', () => import('../../features/people/pages/NewPersonPage.tsx'), 'NewPersonPage'),
    staticData: { title: 'newPerson', roles: ['admin'], under: '/people' },
  }),
  createRoute({
    ...page(
      '/people/import',
      () => import('../../features/people/pages/ImportPeoplePage.tsx'),
      'ImportPeoplePage',
    ),
    staticData: { title: 'importPeople', roles: ['admin'], under: '/people' },
  }),
  createRoute({
    ...page(
      '/people/requests',
      () => import('../../features/people/requests/JoinRequestsPage.tsx'),
      'JoinRequestsPage',
    ),
    staticData: { title: 'requestsToJoin', roles: ['admin'], under: '/people' },
    validateSearch: listSearchOf,
  }),
  createRoute({
    ...page('/messages', () => import('../../features/messages/pages/MessagesPage.tsx'), 'MessagesPage'),
    staticData: { title: 'messages', roles: ['admin'], under: '/people' },
  }),
  createRoute({
    ...page(
      '/message/new',
      () => import('../../features/messages/pages/NewMessagePage.tsx'),
      'NewMessagePage',
    ),
    staticData: { title: 'newMessage', roles: ['admin'], under: '/people' },
    validateSearch: messageSearchOf,
  }),
  createRoute(withoutId('/person', { title: 'person', roles: watcherRoles, under: '/people' })),
  createRoute({
    ...page('/person/$id', () => import('../../features/people/pages/PersonPage.tsx'), 'PersonPage'),
    staticData: { title: 'person', roles: watcherRoles, under: '/people' },
  }),
  createRoute(withoutId('/person/edit', { title: 'editPerson', roles: ['admin'], under: '/people' })),
  createRoute({
    ...page(
      '/person/$id/edit',
      () => import('../../features/people/pages/EditPersonPage.tsx'),
      'EditPersonPage',
    ),
    staticData: { title: 'editPerson', roles: ['admin'], under: '/people' },
  }),
  createRoute({
    ...page(
      '/person/$id/availability',
      () => import('../../features/availability/pages/AvailabilityPage.tsx'),
      'AvailabilityPage',
    ),
    staticData: { title: 'availability', roles: ['admin'], under: '/people' },
  }),
  createRoute({
    ...page(
      '/person/$id/pairing',
      () => import('../../features/pairing/pages/PairingPage.tsx'),
      'PairingPage',
    ),
    staticData: { title: 'pairing', roles: ['admin'], under: '/people' },
  }),
  createRoute({
    ...page(
      '/availability',
      () => import('../../features/availability/pages/MyAvailabilityPage.tsx'),
      'MyAvailabilityPage',
    ),
    staticData: { title: 'myAvailability', roles: ['patroller'], under: '/' },
  }),
  createRoute({
    ...page(
      '/patrols/scheduled',
      () => import('../../features/patrols/lists/pages/ScheduledPatrolsPage.tsx'),
      'ScheduledPatrolsPage',
    ),
    staticData: { title: 'scheduledPatrols', roles: memberRoles },
    validateSearch: sortable(scheduledFilterOf),
  }),
  createRoute({
    ...page('/patrols/month', () => import('../../features/patrols/month/pages/MonthPage.tsx'), 'MonthPage'),
    staticData: { title: 'month', roles: watcherRoles },
    validateSearch: monthSearchOf,
  }),
  createRoute({
    ...page('/patrols/fill', () => import('../../features/patrols/fill/pages/FillPage.tsx'), 'FillPage'),
    staticData: { title: 'fill', roles: ['admin'], under: '/patrols/month' },
    validateSearch: monthSearchOf,
  }),
  createRoute({
    ...page(
      '/patrols/past',
      () => import('../../features/patrols/lists/pages/PastPatrolsPage.tsx'),
      'PastPatrolsPage',
    ),
    staticData: { title: 'pastPatrols', roles: memberRoles },
    validateSearch: sortable(pastFilterOf),
  }),
  createRoute({
    ...page('/patrols/out', () => import('../../features/patrols/out/pages/OutPage.tsx'), 'OutPage'),
    staticData: { title: 'outNow', roles: watcherRoles },
  }),
  createRoute({
    ...page('/report/$year/$month', () => import('../../features/report/pages/ReportPage.tsx'), 'ReportPage'),
    staticData: { title: 'report', roles: readerRoles, under: '/patrols/past' },
  }),
  createRoute({
    ...page(
      '/patrols/print',
      () => import('../../features/patrols/lists/pages/PrintRosterPage.tsx'),
      'PrintRosterPage',
    ),
    staticData: { title: 'roster', roles: memberRoles, under: '/patrols/scheduled' },
    validateSearch: rosterSearchOf,
  }),
  createRoute({
    ...page(
      '/patrol/new',
      () => import('../../features/patrols/form/pages/NewPatrolPage.tsx'),
      'NewPatrolPage',
    ),
    staticData: { title: 'newPatrol', roles: ['admin'], under: '/patrols/scheduled' },
    validateSearch: copiedOf,
  }),
  createRoute({
    ...page(
      '/patrols/copy',
      () => import('../../features/patrols/copies/pages/CopyPatrolsPage.tsx'),
      'CopyPatrolsPage',
    ),
    staticData: { title: 'copyWeekOrMonth', roles: ['admin'], under: '/patrols/scheduled' },
  }),
  createRoute(withoutId('/patrol', { title: 'patrol', roles: memberRoles, under: '/patrols/scheduled' })),
  createRoute({
    ...page('/patrol/$id', () => import('../../features/patrols/detail/pages/PatrolPage.tsx'), 'PatrolPage'),
    staticData: {
      title: 'patrol',
      roles: memberRoles,
      under: '/patrols/scheduled',
      withoutSecondStep: 'patrollers',
    },
  }),
  createRoute(
    withoutId('/patrol/edit', { title: 'editPatrol', roles: ['admin'], under: '/patrols/scheduled' }),
  ),
  createRoute({
    ...page(
      '/patrol/$id/edit',
      () => import('../../features/patrols/form/pages/EditPatrolPage.tsx'),
      'EditPatrolPage',
    ),
    staticData: { title: 'editPatrol', roles: ['admin'], under: '/patrols/scheduled' },
  }),
  createRoute(
    withoutId('/patrol/repeat', { title: 'repeat', roles: ['admin'], under: '/patrols/scheduled' }),
  ),
  createRoute({
    ...page(
      '/patrol/$id/repeat',
      () => import('../../features/patrols/copies/pages/RepeatPage.tsx'),
      'RepeatPage',
    ),
    staticData: { title: 'repeat', roles: ['admin'], under: '/patrols/scheduled' },
  }),
  createRoute(
    withoutId('/patrol/ecc-log-on', {
      title: 'eccLogOn',
      roles: ['patroller'],
      under: '/patrols/scheduled',
    }),
  ),
  createRoute({
    ...page(
      '/patrol/$id/ecc-log-on',
      () => import('../../features/ecc/log-on/pages/EccLogOnPage.tsx'),
      'EccLogOnPage',
    ),
    staticData: {
      title: 'eccLogOn',
      roles: ['patroller'],
      under: '/patrols/scheduled',
      withoutSecondStep: 'patrollers',
    },
  }),
  createRoute(
    withoutId('/patrol/record', {
      title: 'recordPatrol',
      roles: ['patroller'],
      under: '/patrols/scheduled',
    }),
  ),
  createRoute({
    ...page('/patrol/$id/record', () => import('../../features/record/pages/RecordPage.tsx'), 'RecordPage'),
    staticData: {
      title: 'recordPatrol',
      roles: memberRoles, // who is a patroller no more still has what waits on the phone
      ownFrame: true,
      withoutSecondStep: 'patrollers',
    },
    validateSearch: recordSearchOf,
  }),
  createRoute({
    ...page(
      '/incidents',
      () => import('../../features/incidents/list/pages/IncidentsPage.tsx'),
      'IncidentsPage',
    ),
    staticData: { title: 'incidents', roles: memberRoles, views: incidentViews },
    validateSearch: sortable(incidentSearchOf),
  }),
  createRoute({
    ...page(
      '/activity-map',
      () => import('../../features/incidents/map/pages/ActivityMapPage.tsx'),
      'ActivityMapPage',
    ),
    staticData: { title: 'activityMap', roles: memberRoles, views: incidentViews },
    validateSearch: unread,
  }),
  createRoute({
    ...page('/security', () => import('#accounts/web/security/pages/SecurityPage.tsx'), 'SecurityPage'),
    staticData: { title: 'security', withoutSecondStep: 'everybody' },
  }),
  createRoute({
    ...page('/device', () => import('../../features/auth/device/pages/DevicePage.tsx'), 'DevicePage'),
    staticData: { title: 'sharedDevice', under: '/security', withoutSecondStep: 'everybody' },
  }),
  createRoute({
    getParentRoute: () => session,
    path: '$',
    component: NotFound,
    staticData: { title: 'notFound' },
  }),
];

// Set here, as a loader passed to createRoute would determine the type of the route's parameters.
for (const { options } of sessionPages) Object.assign(options, { loader: prefetch });

export const routeTree = root.addChildren([...publicPages, session.addChildren(sessionPages)]);
