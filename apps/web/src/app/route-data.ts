import type { Role } from '@patrolbook/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { StaticDataRouteOption } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's title until it gives itself a better one with `usePageTitle`. */
    title?: string;
    /** Who may open the page; others see Not Found. Left out: everyone who is signed in. */
    roles?: readonly Role[];
    /** Opens without a session too, outside the layout: pages of mailed links. */
    public?: true;
    /** The navigation item that a detail page belongs to: stays lit, and is where Back leads on a phone. */
    under?: string;
  }
}

/** What routes know beside the address. */
export interface RouteContext {
  /** The cache of whoever is signed in, and their roles; undefined when nobody is. */
  session?: { readonly client: QueryClient; readonly roles: readonly Role[] };
}

/** Whether someone who holds these roles may open a page. */
export function mayOpen({ roles }: StaticDataRouteOption, held: readonly Role[]): boolean {
  return !roles || roles.some((role) => held.includes(role));
}
