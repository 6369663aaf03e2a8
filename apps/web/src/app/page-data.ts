import { type StaticDataRouteOption, useMatches } from '@tanstack/react-router';
import { productName } from '../lib/page.ts';
import { useOwnTitle } from '../lib/page-title.ts';
import { useOwnUnder } from '../lib/page-under.ts';
import './route-data.ts';

/** What the route of the page shown says about it. */
export function usePageData(): StaticDataRouteOption {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {};
}

/** The page's title: its own, else its route's, else the product's name (specification 2, layout). */
export function useTitle(): string {
  const own = useOwnTitle();
  const { title } = usePageData();
  return own ?? title ?? productName;
}

/** The list that a detail page belongs to: where Back leads on a phone. */
export function useUnder(): string | undefined {
  const own = useOwnUnder();
  const { under } = usePageData();
  return under && (own || under);
}

/** Its navigation item, which stays lit; blank while the page does not know yet which it is. */
export function useLit(): string | undefined {
  const own = useOwnUnder();
  const { under } = usePageData();
  return under && (own ?? under);
}
