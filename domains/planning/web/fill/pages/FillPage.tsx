import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { formatMonth, today } from '#contract';
import { usePageTitle } from '#lib/navigation/page-title.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { serverMoment } from '#lib/time/clock.ts';
import { monthOf } from '#lib/time/months.ts';
import { rosterQuery } from '#patrols/web/lists/queries.ts';
import { directoryQuery } from '#people/web/directory.ts';
import { useZone } from '#people/web/profile.tsx';
import { MonthSteps } from '#ui/controls/MonthSteps.tsx';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '#ui/feedback/RowSkeletons.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { monthSearchOf } from '../../month/month-search.ts';
import { FillForm } from '../components/FillForm.tsx';
import { patrolFillTexts } from '../texts.ts';

export function prefetch({ client }: PrefetchContext): void {
  void client.prefetchQuery(directoryQuery);
}

/** Has crews proposed for the free places of a month (product 14.50). */
export function FillPage() {
  const zone = useZone();
  const client = useQueryClient();
  const navigate = useNavigate();
  const search = useSearch({ strict: false, select: monthSearchOf });
  const month = search.month ?? monthOf(today(serverMoment(), zone));
  const queryOf = (of: string) => rosterQuery(`${of}-01`, zone);
  const { data, error, isPlaceholderData, refetch } = useQuery(queryOf(month));
  usePageTitle(patrolFillTexts.title({ month: formatMonth(month) }));
  return (
    <Page>
      <MonthSteps
        month={month}
        onMonth={(to) => void navigate({ to: '/patrols/fill', search: { month: to }, replace: true })}
        onIntent={(to) => void client.prefetchQuery(queryOf(to))}
      />
      {data && !isPlaceholderData ? (
        <FillForm key={month} month={month} patrols={data.items} />
      ) : error ? (
        <ErrorCard title={patrolFillTexts.unableToLoad} error={error} onRetry={() => void refetch()} />
      ) : (
        <SectionCard>
          <RowSkeletons plain />
        </SectionCard>
      )}
    </Page>
  );
}
