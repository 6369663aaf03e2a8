import { createRouter } from '@tanstack/react-router';
import { lazyValue } from '#lib/loading/lazy-value.ts';
import { routeTree } from './pages.ts';
import { RouteError } from './RouteError.tsx';

/** Created on first use: that takes as long as listing all of its pages. */
export const theRouter = lazyValue(() =>
  createRouter({
    routeTree,
    context: {},
    defaultErrorComponent: RouteError,
    scrollRestoration: true,
    defaultPreload: 'intent',
    // The query cache alone decides how fresh prefetched data is.
    defaultPreloadStaleTime: 0,
  }),
);

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof theRouter>;
  }
}
