import type { Role } from '@patrolbook/contract';

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
