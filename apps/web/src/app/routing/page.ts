import { createRootRouteWithContext, createRoute, type StaticDataRouteOption } from '@tanstack/react-router';
import { LazyModule } from '#lib/loading/lazy-module.ts';
import { speak } from '#texts/speak.ts';
import { InvalidUrl } from '#ui/feedback/InvalidUrl.tsx';
import { lazyPage, type PageModule } from './lazy-page.tsx';
import { lazyPages } from './lazy-pages.ts';
import { languageOf } from './link-pages.ts';
import { Root } from './Root.tsx';
import type { RouteContext } from './route-data.ts';
import { SessionGate } from './SessionGate.tsx';

export const root = createRootRouteWithContext<RouteContext>()({
  component: Root,
  beforeLoad: ({ location, preload }) => (preload ? undefined : speak(languageOf(location.pathname))),
});

/** Without a session every path below shows the sign-in screen (product 14.3). */
export const sessionRoute = createRoute({
  getParentRoute: () => root,
  id: 'session',
  component: SessionGate,
});

type Load<Name extends string> = () => Promise<PageModule<Name>>;

/** Returns the options of a session page in the layout: its path and its component, which loads when first shown. */
export function page<const Path extends keyof typeof lazyPages>(path: Path) {
  return { getParentRoute: () => sessionRoute, path, component: lazyPages[path] };
}

/** Returns the options of a page's path without its id (product 13.4). */
export function withoutId<const Path extends string>(path: Path, staticData: StaticDataRouteOption) {
  return { getParentRoute: () => sessionRoute, path, component: InvalidUrl, staticData };
}

/** Returns the options of a mailed link's page, which opens without a session too and outside the layout. */
export function linkPage<const Path extends string, Name extends string>(
  path: Path,
  load: Load<Name>,
  name: Name,
) {
  return { getParentRoute: () => root, path, component: lazyPage(new LazyModule(load), name) };
}
