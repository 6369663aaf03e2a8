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
import { linkPage, page, root, sessionRoute, withoutId } from './page.ts';
import { prefetch } from './prefetch.ts';

/**
 * Every page (product 14.3). `staticData.roles` says who may open it. The file of each page behind
 * sign-in stands in lazy-pages.ts.
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
    getParentRoute: () => sessionRoute,
    path: '/',
    component: Home,
    staticData: { withoutSecondStep: 'patrollers' },
    validateSearch: sortable(listSearchOf), // of the organizations, a super administrator's first page
  }),
  createRoute({
    ...page('/to-do'),
    staticData: { title: 'whatNeedsDoing', roles: ['admin'] },
  }),
  createRoute({
    ...page('/profile'),
    staticData: { title: 'myProfile', roles: memberRoles },
  }),
  createRoute({
    ...page('/organization/new'),
    staticData: { title: 'createAnOrganization', roles: ['sa'], under: '/' },
  }),
  createRoute({
    ...page('/organization/$id'),
    staticData: { title: 'organization', roles: ['sa'], under: '/' },
  }),
  createRoute({
    ...page('/organization'),
    staticData: { title: 'myOrganization', roles: ['admin', 'sa'] },
  }),
  createRoute({
    ...page('/organization/recorded'),
    staticData: { title: 'recordedPeople', roles: ['admin'], under: '/organization' },
    validateSearch: listSearchOf,
  }),
  createRoute({
    ...page('/organization/views'),
    staticData: { title: 'whoLooked', roles: ['admin'], under: '/organization' },
    validateSearch: unread,
  }),
  createRoute({
    ...page('/people'),
    staticData: { title: 'people', roles: watcherRoles },
    validateSearch: sortable(listSearchOf),
  }),
  createRoute({
    ...page('/person/new'),
    staticData: { title: 'newPerson', roles: ['admin'], under: '/people' },
  }),
  createRoute({
    ...page('/people/import'),
    staticData: { title: 'importPeople', roles: ['admin'], under: '/people' },
  }),
  createRoute({
    ...page('/people/requests'),
    staticData: { title: 'requestsToJoin', roles: ['admin'], under: '/people' },
    validateSearch: listSearchOf,
  }),
  createRoute({
    ...page('/messages'),
    staticData: { title: 'messages', roles: ['admin'], under: '/people' },
  }),
  createRoute({
    ...page('/message/new'),
    staticData: { title: 'newMessage', roles: ['admin'], under: '/people' },
    validateSearch: messageSearchOf,
  }),
  createRoute(withoutId('/person', { title: 'person', roles: watcherRoles, under: '/people' })),
  createRoute({
    ...page('/person/$id'),
    staticData: { title: 'person', roles: watcherRoles, under: '/people' },
  }),
  createRoute(withoutId('/person/edit', { title: 'editPerson', roles: ['admin'], under: '/people' })),
  createRoute({
    ...page('/person/$id/edit'),
    staticData: { title: 'editPerson', roles: ['admin'], under: '/people' },
  }),
  createRoute({
    ...page('/person/$id/availability'),
    staticData: { title: 'availability', roles: ['admin'], under: '/people' },
  }),
  createRoute({
    ...page('/person/$id/pairing'),
    staticData: { title: 'pairing', roles: ['admin'], under: '/people' },
  }),
  createRoute({
    ...page('/availability'),
    staticData: { title: 'myAvailability', roles: ['patroller'], under: '/' },
  }),
  createRoute({
    ...page('/patrols/scheduled'),
    staticData: { title: 'scheduledPatrols', roles: memberRoles },
    validateSearch: sortable(scheduledFilterOf),
  }),
  createRoute({
    ...page('/patrols/month'),
    staticData: { title: 'month', roles: watcherRoles },
    validateSearch: monthSearchOf,
  }),
  createRoute({
    ...page('/patrols/fill'),
    staticData: { title: 'fill', roles: ['admin'], under: '/patrols/month' },
    validateSearch: monthSearchOf,
  }),
  createRoute({
    ...page('/patrols/past'),
    staticData: { title: 'pastPatrols', roles: memberRoles },
    validateSearch: sortable(pastFilterOf),
  }),
  createRoute({
    ...page('/patrols/out'),
    staticData: { title: 'outNow', roles: watcherRoles },
  }),
  createRoute({
    ...page('/report/$year/$month'),
    staticData: { title: 'report', roles: readerRoles, under: '/patrols/past' },
  }),
  createRoute({
    ...page('/patrols/print'),
    staticData: { title: 'roster', roles: memberRoles, under: '/patrols/scheduled' },
    validateSearch: rosterSearchOf,
  }),
  createRoute({
    ...page('/patrol/new'),
    staticData: { title: 'newPatrol', roles: ['admin'], under: '/patrols/scheduled' },
    validateSearch: copiedOf,
  }),
  createRoute({
    ...page('/patrols/copy'),
    staticData: { title: 'copyWeekOrMonth', roles: ['admin'], under: '/patrols/scheduled' },
  }),
  createRoute(withoutId('/patrol', { title: 'patrol', roles: memberRoles, under: '/patrols/scheduled' })),
  createRoute({
    ...page('/patrol/$id'),
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
    ...page('/patrol/$id/edit'),
    staticData: { title: 'editPatrol', roles: ['admin'], under: '/patrols/scheduled' },
  }),
  createRoute(
    withoutId('/patrol/repeat', { title: 'repeat', roles: ['admin'], under: '/patrols/scheduled' }),
  ),
  createRoute({
    ...page('/patrol/$id/repeat'),
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
    ...page('/patrol/$id/ecc-log-on'),
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
    ...page('/patrol/$id/record'),
    staticData: {
      title: 'recordPatrol',
      roles: memberRoles, // who is a patroller no more still has what waits on the phone
      ownFrame: true,
      withoutSecondStep: 'patrollers',
    },
    validateSearch: recordSearchOf,
  }),
  createRoute({
    ...page('/incidents'),
    staticData: { title: 'incidents', roles: memberRoles, views: incidentViews },
    validateSearch: sortable(incidentSearchOf),
  }),
  createRoute({
    ...page('/activity-map'),
    staticData: { title: 'activityMap', roles: memberRoles, views: incidentViews },
    validateSearch: unread,
  }),
  createRoute({
    ...page('/security'),
    staticData: { title: 'security', withoutSecondStep: 'everybody' },
  }),
  createRoute({
    ...page('/device'),
    staticData: { title: 'sharedDevice', under: '/security', withoutSecondStep: 'everybody' },
  }),
  createRoute({
    getParentRoute: () => sessionRoute,
    path: '$',
    component: NotFound,
    staticData: { title: 'notFound' },
  }),
];

// Set here, as a loader passed to createRoute would determine the type of the route's parameters.
for (const { options } of sessionPages) Object.assign(options, { loader: prefetch });

export const routeTree = root.addChildren([...publicPages, sessionRoute.addChildren(sessionPages)]);
