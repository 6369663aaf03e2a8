import type { Role } from '@patrolbook/contract';
import { useRoles } from '../lib/auth.ts';
import type { Opening } from '../lib/opening.ts';
import { lazyPage } from './lazy-page.tsx';
import { organizations, pages } from './pages.ts';

const Organizations = lazyPage(organizations, 'OrganizationsPage');
const Roster = lazyPage(pages['/'], 'RosterPage');
const Profile = lazyPage(pages['/profile'], 'ProfilePage');

/** What the first page may be. */
export const homePages = [Organizations, Roster, Profile];

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
  readAhead: (opening: Opening) => homePage(opening.roles).readAhead(opening),
});
