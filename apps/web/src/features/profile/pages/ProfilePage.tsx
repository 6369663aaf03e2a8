import { calendarQuery } from '../../../domain/profile/calendar.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import type { PrefetchContext } from '../../../lib/navigation/prefetch-context.ts';
import { Page } from '../../../ui/layout/Page.tsx';
import { ProfileCards } from '../components/ProfileCards.tsx';

export function prefetch({ client }: PrefetchContext): void {
  void client.prefetchQuery(calendarQuery);
}

/** My Profile. */
export function ProfilePage() {
  usePageTitle('My Profile');
  return (
    <Page form>
      <ProfileCards />
    </Page>
  );
}
