import type { QueryClient } from '@tanstack/react-query';
import type { LinkProps, StaticDataRouteOption } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Role, Route } from '#contract';
import type { PageTitle } from '#texts/titles.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's title until the page sets its own with `usePageTitle`. */
    title?: PageTitle;
    /** Who may open the page; others see Not Found. By default everyone who is signed in. */
    roles?: readonly Role[];
    /** Who opens the page although they lack the second step that they need (product 9.25); to others the layout says what to do. */
    withoutSecondStep?: NonNullable<Route['withoutSecondStep']>;
    /** Opens without a session too, outside the layout: pages of mailed links. */
    public?: true;
    /** Brings its own frame, header and `#content` included, in place of the layout. */
    ownFrame?: true;
    /** The navigation item of a detail page: it stays highlighted, and Back leads to it on a phone. */
    under?: string;
    /** All views of one thing, including this page. The first is the navigation item, highlighted for all. */
    views?: readonly RouteView[];
  }
}

/** A page that shows the same thing as others in its own way. */
export interface RouteView {
  label: PageTitle;
  to: LinkProps['to'];
  icon: ComponentType;
}

/** What loaders receive besides the URL. */
export interface RouteContext {
  /** The cache and the roles of the signed-in person; undefined when nobody is signed in. */
  session?: { readonly client: QueryClient; readonly roles: readonly Role[] };
}

const patroller: readonly Role[] = ['patroller'];
const nothing: readonly Role[] = [];

/** Returns in which of these roles one acts without the second step that one needs (product 9.25). */
export function rolesWithoutSecondStep(held: readonly Role[]): readonly Role[] {
  return held.includes('patroller') ? patroller : nothing;
}

/** Whether someone who holds these roles may open a page without the second step that they need. */
export function opensWithoutSecondStep(
  { withoutSecondStep }: StaticDataRouteOption,
  held: readonly Role[],
): boolean {
  return (
    withoutSecondStep === 'everybody' || (withoutSecondStep === 'patrollers' && held.includes('patroller'))
  );
}

/** Whether someone who holds these roles may open a page. */
export function mayOpen({ roles }: StaticDataRouteOption, held: readonly Role[]): boolean {
  return !roles || roles.some((role) => held.includes(role));
}
