import { calendarQuery } from '#accounts/web/calendar.ts';
import { usePageTitle } from '#lib/navigation/page-title.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { erasureQuery } from '#privacy/web/profile/erasure.ts';
import { titleTexts } from '#texts/titles.ts';
import { Page } from '#ui/layout/Page.tsx';
import { ProfileCards } from './ProfileCards.tsx';

export function prefetch({ client, roles }: PrefetchContext): void {
  void client.prefetchQuery(calendarQuery);
  if (!roles.includes('sa')) void client.prefetchQuery(erasureQuery);
}

/** My Profile. */
export function ProfilePage() {
  usePageTitle(titleTexts.myProfile);
  return (
    <Page form>
      <ProfileCards />
    </Page>
  );
}
