import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { Page } from '../../../ui/layout/Page.tsx';
import { ProfileCards } from '../components/ProfileCards.tsx';

/** My Profile. */
export function ProfilePage() {
  usePageTitle('My Profile');
  return (
    <Page form>
      <ProfileCards />
    </Page>
  );
}
