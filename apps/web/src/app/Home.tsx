import { lazyRouteComponent } from '@tanstack/react-router';
import { useRoles } from '../lib/auth.ts';

const Organizations = lazyRouteComponent(
  () => import('../features/organizations/pages/OrganizationsPage.tsx'),
  'OrganizationsPage',
);
const Roster = lazyRouteComponent(() => import('../features/roster/pages/RosterPage.tsx'), 'RosterPage');
const Profile = lazyRouteComponent(() => import('../features/profile/pages/ProfilePage.tsx'), 'ProfilePage');

/** The first page, by role (specification 2): the organizations, one's roster, or one's profile. */
export function Home() {
  const roles = useRoles();
  if (roles.includes('sa')) return <Organizations />;
  return roles.includes('patroller') ? <Roster /> : <Profile />;
}
