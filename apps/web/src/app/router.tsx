import { memberRoles } from '@patrolbook/contract';
import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { NotFound } from '../ui/NotFound.tsx';
import { linkPages } from './link-pages.ts';
import { Root } from './Root.tsx';
import { RouteError } from './RouteError.tsx';
import './route-data.ts';
import { SessionGate } from './SessionGate.tsx';

/**
 * Every page there is (specification 2). Pages load when they are first shown. `staticData.roles` says who may open one;
 * whoever is not signed in sees sign-in under every path but the public ones.
 */
const root = createRootRoute({ component: Root });

const session = createRoute({ getParentRoute: () => root, id: 'session', component: SessionGate });

const publicPages = [
  createRoute({
    getParentRoute: () => root,
    path: linkPages.setPassword,
    staticData: { title: 'Set Password', public: true },
    component: lazyRouteComponent(
      () => import('../features/sign-in/pages/SetPasswordPage.tsx'),
      'SetPasswordPage',
    ),
  }),
];

const sessionPages = [
  createRoute({
    getParentRoute: () => session,
    path: '/',
    component: lazyRouteComponent(() => import('./Home.tsx'), 'Home'),
  }),
  createRoute({
    getParentRoute: () => session,
    path: '/profile',
    staticData: { title: 'My Profile', roles: memberRoles },
    component: lazyRouteComponent(() => import('../features/profile/pages/ProfilePage.tsx'), 'ProfilePage'),
  }),
  createRoute({
    getParentRoute: () => session,
    path: '$',
    staticData: { title: 'Not Found' },
    component: NotFound,
  }),
];

const routeTree = root.addChildren([...publicPages, session.addChildren(sessionPages)]);

export const router = createRouter({
  routeTree,
  defaultErrorComponent: RouteError,
  scrollRestoration: true,
  defaultPreload: 'intent',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
