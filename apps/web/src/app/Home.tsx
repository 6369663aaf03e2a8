import type { Role } from '@patrolbook/contract';
import { currentRoles, useRoles } from '../lib/auth.ts';
import type { Opening } from '../lib/opening.ts';
import { lazyPage } from './lazy-page.tsx';
import { organizations, pages } from './pages.ts';

const Organizations = lazyPage(organizations, 'OrganizationsPage');
const Roster = lazyPage(pages['/'], 'RosterPage');
const Profile = lazyPage(pages['/profile'], 'ProfilePage');

/** The first page, by role (specification 2): the organizations, one's roster, or one's profile. */
function homePage(roles: readonly Role[]) {
  if (roles.includes('sa')) return Organizations;
  return roles.includes('patroller') ? Roster : Profile;
}

function HomePage() {
  const Page = homePage(useRoles());
  return <Page />;
}

export const Home = Object.assign(HomePage, {
  preload: () => homePage(currentRoles()).preload(),
  readAhead: (opening: Opening) => homePage(opening.roles).readAhead(opening),
});
