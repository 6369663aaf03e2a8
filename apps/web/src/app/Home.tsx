import { ProfilePage } from '../features/profile/pages/ProfilePage.tsx';

/** The first page, by role (specification 2): the organizations, one's roster, or one's profile. */
export function Home() {
  return <ProfilePage />;
}
