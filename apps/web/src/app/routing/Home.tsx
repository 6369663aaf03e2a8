import type { Role } from '#contract';
import { currentRoles, useRoles } from '#lib/auth/auth.ts';
import { LazyModule } from '#lib/loading/lazy-module.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { lazyPage } from './lazy-page.tsx';
import { lazyPages } from './lazy-pages.ts';

const Organizations = lazyPage(
  new LazyModule(() => import('#membership/web/organizations/pages/OrganizationsPage.tsx')),
  'OrganizationsPage',
);
const Start = lazyPage(new LazyModule(() => import('../../pages/profile/StartPage.tsx')), 'StartPage');

/** Returns the first page for these roles (product 14.3). */
function homePage(roles: readonly Role[]) {
  if (roles.includes('sa')) return Organizations;
  if (roles.includes('patroller')) return lazyPages['/'];
  return roles.includes('admin') ? lazyPages['/to-do'] : Start;
}

function HomePage() {
  const Page = homePage(useRoles());
  return <Page />;
}

export const Home = Object.assign(HomePage, {
  preload: () => homePage(currentRoles()).preload(),
  prefetch: (context: PrefetchContext) => homePage(context.roles).prefetch(context),
});
