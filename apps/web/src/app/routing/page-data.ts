import { type StaticDataRouteOption, useMatches } from '@tanstack/react-router';
import { productName } from '#lib/browser/page.ts';
import { useOwnTitle } from '#lib/navigation/page-title.ts';
import { useOwnParentPage } from '#lib/navigation/parent-page.ts';
import { titleTexts } from '#texts/titles.ts';
import './route-data.ts';

/** Returns the static data of the current page's route. */
export function usePageData(): StaticDataRouteOption {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {};
}

/** Returns the page's own title, else its route's, else the product's name (product 14.1). */
export function useTitle(): string {
  const own = useOwnTitle();
  const { title } = usePageData();
  return own ?? (title ? titleTexts[title] : productName);
}

/** Returns the list that a detail page belongs to, where Back leads on a phone. */
export function useParentPage(): string | undefined {
  const own = useOwnParentPage();
  const { under } = usePageData();
  return under && (own || under);
}

/** Returns the path of the navigation item to highlight; blank while the page does not know it yet. */
export function useActiveNavItem(): string | undefined {
  const own = useOwnParentPage();
  const { under, views } = usePageData();
  return under ? (own ?? under) : views?.[0]?.to;
}
