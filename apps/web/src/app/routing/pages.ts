import { createRoute } from '@tanstack/react-router';
import { memberRoles, readerRoles, watcherRoles } from '#contract';
import { listSearchOf, unread } from '#lib/navigation/list-search.ts';
import { sortable } from '#lib/navigation/list-sort.ts';
import { messageSearchOf } from '#messages/web/message-search.ts';
import { copiedOf } from '#patrols/web/form/copied.ts';
import { pastFilterOf, scheduledFilterOf } from '#patrols/web/lists/patrol-filter.ts';
import { rosterSearchOf } from '#patrols/web/lists/printed-roster.ts';
import { monthSearchOf } from '#planning/web/month/month-search.ts';
import { incidentSearchOf } from '#record/web/incidents/incident-filter.ts';
import { recordSearchOf } from '#record/web/recording/step.ts';
import { NotFound } from '#ui/feedback/NotFound.tsx';
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
      () => import('#accounts/web/sign-in/pages/SetPasswordPage.tsx'),
      'SetPasswordPage',
    ),
    staticData: { title: 'setPassword', public: true },
  }),
  createRoute({
    ...linkPage(
      linkPages.assignment,
      () => import('#crew/web/links/pages/AssignmentPage.tsx'),
      'AssignmentPage',
    ),
    staticData: { title: 'patrolAssignment', public: true },
    validateSearch: ({ answer }): { answer?: 'decline' } => (answer === 'decline' ? { answer } : {}),
  }),
  createRoute({
    ...linkPage(
      linkPages.assignmentWithoutToken,
      () => import('#crew/web/links/pages/NoTokenPage.tsx'),
      'NoTokenPage',
    ),
    staticData: { title: 'patrolAssignment', public: true },
  }),
  createRoute({
    ...linkPage(
      linkPages.assignments,
      () => import('#crew/web/links/pages/AssignmentsPage.tsx'),
      'AssignmentsPage',
    ),
    staticData: { title: 'patrolAssignments', public: true },
  }),
  createRoute({
    ...linkPage(
      linkPages.assignmentsWithoutToken,
      () => import('#crew/web/links/pages/NoTokenPage.tsx'),
      'NoTokenPage',
    ),
    staticData: { title: 'patrolAssignments', public: true },
  }),
  createRoute({
    ...linkPage(
      linkPages.offers,
      () => import('#planning/web/offered/OfferedPlacesPage.tsx'),
      'OfferedPlacesPage',
    ),
    staticData: { title: 'openPlaces', public: true },
    validateSearch: ({ place }): { place?: string } => (typeof place === 'string' ? { place } : {}),
  }),
  createRoute({
    ...linkPage(
      linkPages.offersWithoutToken,
      () => import('#crew/web/links/pages/NoTokenPage.tsx'),
      'NoTokenPage',
    ),
    staticData: { title: 'openPlaces', public: true },
  }),
  createRoute({
    ...linkPage(linkPages.ecc, () => import('#ecc/web/answer/pages/EccAnswerPage.tsx'), 'EccAnswerPage'),
    staticData: { title: 'communityPatrol', public: true },
  }),
  createRoute({
    ...linkPage(
      linkPages.eccWithoutToken,
      () => import('#ecc/web/answer/pages/NoEccTokenPage.tsx'),
      'NoEccTokenPage',
    ),
    staticData: { title: 'communityPatrol', public: true },
  }),
  createRoute({
    ...linkPage(
      linkPages.addressChange,
      () => import('#membership/web/people/address-change/AddressChangePage.tsx'),
      'AddressChangePage',
    ),
    staticData: { title: 'emailAddress', public: true },
  }),
  createRoute({
    ...linkPage(linkPages.join, () => import('#membership/web/joining/pages/JoinPage.tsx'), 'JoinPage'),
    staticData: { title: 'join', public: true },
  }),
  createRoute({
    ...linkPage(
      linkPages.joinConfirm,
      () => import('#membership/web/joining/pages/ConfirmJoinPage.tsx'),
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
      () => import('../../pages/accessibility/AccessibilityPage.tsx'),
      'AccessibilityPage',
    ),
    staticData: { title: 'accessibility', public: true },
  }),
  createRoute({
    ...linkPage(linkPages.privacy, () => import('#privacy/web/notice/pages/PrivacyPage.tsx'), 'PrivacyPage'),
    staticData: { title: 'privacy', public: true },
  }),
  createRoute({
    ...linkPage(
      linkPages.privacyOfLink,
      () => import('#privacy/web/notice/pages/PrivacyPage.tsx'),
      'PrivacyPage',
    ),
    staticData: { title: 'privacy', public: true },
  }),
  createRoute({
    ...linkPage(
      linkPages.privacyOfJoinPage,
      () => import('#privacy/web/notice/pages/PrivacyPage.tsx'),
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
    ...page('/to-do', () => import('#reports/web/to-do/pages/ToDoPage.tsx'), 'ToDoPage'),
    staticData: { title: 'whatNeedsDoing', roles: ['admin'] },
  }),
  createRoute({
    ...page('/profile', () => import('../../pages/profile/ProfilePage.tsx'), 'ProfilePage'),
    staticData: { title: 'myProfile', roles: memberRoles },
  }),
  createRoute({
    ...page(
      '/organization/new',
      () => import('#membership/web/organizations/pages/NewOrganizationPage.tsx'),
      'NewOrganizationPage',
    ),
    staticData: { title: 'createAnOrganization', roles: ['sa'], under: '/' },
  }),
  createRoute({
    ...page(
      '/organization/$id',
      () => import('#membership/web/organizations/pages/OrganizationPage.tsx'),
      'OrganizationPage',
    ),
    staticData: { title: 'organization', roles: ['sa'], under: '/' },
  }),
  createRoute({
    ...page(
      '/organization',
      () => import('../../pages/organization/MyOrganizationPage.tsx'),
      'MyOrganizationPage',
    ),
    staticData: { title: 'myOrganization', roles: ['admin', 'sa'] },
  }),
  createRoute({
    ...page('/organization/recorded', () => import('#privacy/web/recorded/RecordedPage.tsx'), 'RecordedPage'),
    staticData: { title: 'recordedPeople', roles: ['admin'], under: '/organization' },
    validateSearch: listSearchOf,
  }),
  createRoute({
    ...page('/organization/views', () => import('#privacy/web/views/pages/ViewsPage.tsx'), 'ViewsPage'),
    staticData: { title: 'whoLooked', roles: ['admin'], under: '/organization' },
    validateSearch: unread,
  }),
  createRoute({
    ...page('/people', () => import('#membership/web/people/pages/PeoplePage.tsx'), 'PeoplePage'),
    staticData: { title: 'people', roles: watcherRoles },
    validateSearch: sortable(listSearchOf),
  }),
  createRoute({
    ...page('/person/new', () => import('#membership/web/people/pages/NewPersonPage.tsx'), 'NewPersonPage'),
    staticData: { title: 'newPerson', roles: ['admin'], under: '/people' },
  }),
  createRoute({
    ...page(
      '/people/import',
      () => import('#membership/web/people/pages/ImportPeoplePage.tsx'),
      'ImportPeoplePage',
    ),
    staticData: { title: 'importPeople', roles: ['admin'], under: '/people' },
  }),
  createRoute({
    ...page(
      '/people/requests',
      () => import('#membership/web/people/requests/JoinRequestsPage.tsx'),
      'JoinRequestsPage',
    ),
    staticData: { title: 'requestsToJoin', roles: ['admin'], under: '/people' },
    validateSearch: listSearchOf,
  }),
  createRoute({
    ...page('/messages', () => import('#messages/web/pages/MessagesPage.tsx'), 'MessagesPage'),
    staticData: { title: 'messages', roles: ['admin'], under: '/people' },
  }),
  createRoute({
    ...page('/message/new', () => import('#messages/web/pages/NewMessagePage.tsx'), 'NewMessagePage'),
    staticData: { title: 'newMessage', roles: ['admin'], under: '/people' },
    validateSearch: messageSearchOf,
  }),
  createRoute(withoutId('/person', { title: 'person', roles: watcherRoles, under: '/people' })),
  createRoute({
    ...page('/person/$id', () => import('../../pages/person/PersonPage.tsx'), 'PersonPage'),
    staticData: { title: 'person', roles: watcherRoles, under: '/people' },
  }),
  createRoute(withoutId('/person/edit', { title: 'editPerson', roles: ['admin'], under: '/people' })),
  createRoute({
    ...page(
      '/person/$id/edit',
      () => import('#membership/web/people/pages/EditPersonPage.tsx'),
      'EditPersonPage',
    ),
    staticData: { title: 'editPerson', roles: ['admin'], under: '/people' },
  }),
  createRoute({
    ...page(
      '/person/$id/availability',
      () => import('#planning/web/availability/pages/AvailabilityPage.tsx'),
      'AvailabilityPage',
    ),
    staticData: { title: 'availability', roles: ['admin'], under: '/people' },
  }),
  createRoute({
    ...page(
      '/person/$id/pairing',
      () => import('#planning/web/pairing/pages/PairingPage.tsx'),
      'PairingPage',
    ),
    staticData: { title: 'pairing', roles: ['admin'], under: '/people' },
  }),
  createRoute({
    ...page(
      '/availability',
      () => import('#planning/web/availability/pages/MyAvailabilityPage.tsx'),
      'MyAvailabilityPage',
    ),
    staticData: { title: 'myAvailability', roles: ['patroller'], under: '/' },
  }),
  createRoute({
    ...page(
      '/patrols/scheduled',
      () => import('../../pages/scheduled/ScheduledPatrolsPage.tsx'),
      'ScheduledPatrolsPage',
    ),
    staticData: { title: 'scheduledPatrols', roles: memberRoles },
    validateSearch: sortable(scheduledFilterOf),
  }),
  createRoute({
    ...page('/patrols/month', () => import('#planning/web/month/pages/MonthPage.tsx'), 'MonthPage'),
    staticData: { title: 'month', roles: watcherRoles },
    validateSearch: monthSearchOf,
  }),
  createRoute({
    ...page('/patrols/fill', () => import('#planning/web/fill/pages/FillPage.tsx'), 'FillPage'),
    staticData: { title: 'fill', roles: ['admin'], under: '/patrols/month' },
    validateSearch: monthSearchOf,
  }),
  createRoute({
    ...page('/patrols/past', () => import('#patrols/web/lists/pages/PastPatrolsPage.tsx'), 'PastPatrolsPage'),
    staticData: { title: 'pastPatrols', roles: memberRoles },
    validateSearch: sortable(pastFilterOf),
  }),
  createRoute({
    ...page('/patrols/out', () => import('#record/web/out/pages/OutPage.tsx'), 'OutPage'),
    staticData: { title: 'outNow', roles: watcherRoles },
  }),
  createRoute({
    ...page('/report/$year/$month', () => import('#reports/web/report/pages/ReportPage.tsx'), 'ReportPage'),
    staticData: { title: 'report', roles: readerRoles, under: '/patrols/past' },
  }),
  createRoute({
    ...page(
      '/patrols/print',
      () => import('#patrols/web/lists/pages/PrintRosterPage.tsx'),
      'PrintRosterPage',
    ),
    staticData: { title: 'roster', roles: memberRoles, under: '/patrols/scheduled' },
    validateSearch: rosterSearchOf,
  }),
  createRoute({
    ...page('/patrol/new', () => import('#patrols/web/form/pages/NewPatrolPage.tsx'), 'NewPatrolPage'),
    staticData: { title: 'newPatrol', roles: ['admin'], under: '/patrols/scheduled' },
    validateSearch: copiedOf,
  }),
  createRoute({
    ...page(
      '/patrols/copy',
      () => import('#planning/web/copies/pages/CopyPatrolsPage.tsx'),
      'CopyPatrolsPage',
    ),
    staticData: { title: 'copyWeekOrMonth', roles: ['admin'], under: '/patrols/scheduled' },
  }),
  createRoute(withoutId('/patrol', { title: 'patrol', roles: memberRoles, under: '/patrols/scheduled' })),
  createRoute({
    ...page('/patrol/$id', () => import('../../pages/patrol/PatrolPage.tsx'), 'PatrolPage'),
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
    ...page('/patrol/$id/edit', () => import('../../pages/edit-patrol/EditPatrolPage.tsx'), 'EditPatrolPage'),
    staticData: { title: 'editPatrol', roles: ['admin'], under: '/patrols/scheduled' },
  }),
  createRoute(
    withoutId('/patrol/repeat', { title: 'repeat', roles: ['admin'], under: '/patrols/scheduled' }),
  ),
  createRoute({
    ...page('/patrol/$id/repeat', () => import('#planning/web/copies/pages/RepeatPage.tsx'), 'RepeatPage'),
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
      () => import('../../pages/ecc-log-on/EccLogOnPage.tsx'),
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
    ...page('/patrol/$id/record', () => import('#record/web/recording/pages/RecordPage.tsx'), 'RecordPage'),
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
      () => import('#record/web/incidents/list/pages/IncidentsPage.tsx'),
      'IncidentsPage',
    ),
    staticData: { title: 'incidents', roles: memberRoles, views: incidentViews },
    validateSearch: sortable(incidentSearchOf),
  }),
  createRoute({
    ...page(
      '/activity-map',
      () => import('#record/web/incidents/map/pages/ActivityMapPage.tsx'),
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
    ...page('/device', () => import('#accounts/web/device/pages/DevicePage.tsx'), 'DevicePage'),
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
