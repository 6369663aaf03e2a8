import { calendarQuery } from '#accounts/web/calendar.ts';
import { usePageTitle } from '#lib/navigation/page-title.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { directoryQuery } from '#people/web/directory.ts';
import { Unreached } from '#people/web/Unreached.tsx';
import { OutNow, usePatrolsOut } from '#record/web/out/OutNow.tsx';
import { patrolsOutQuery, watchesOver } from '#record/web/out/patrols-out.ts';
import { titleTexts } from '#texts/titles.ts';
import { CardSkeletons } from '#ui/feedback/CardSkeletons.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { ProfileCards } from './ProfileCards.tsx';

export function prefetch({ client, roles }: PrefetchContext): void {
  void client.prefetchQuery(calendarQuery);
  if (!watchesOver(roles)) return;
  void client.prefetchQuery(patrolsOutQuery);
  void client.prefetchQuery(directoryQuery);
}

/** The start page of members without a roster: who is out, for those who watch over them, then their profile (product 14.3). */
export function StartPage() {
  usePageTitle(titleTexts.myProfile);
  if (usePatrolsOut().isLoading) return <CardSkeletons />;
  return (
    <Page form>
      <OutNow />
      <Unreached />
      <ProfileCards />
    </Page>
  );
}
