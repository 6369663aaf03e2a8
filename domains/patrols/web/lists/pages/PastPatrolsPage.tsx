import { IconHistory } from '@tabler/icons-react';
import { isAll } from '#lib/navigation/list-filter.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { patrolListsTexts } from '#patrols/web/texts.ts';
import { FilteredPatrols, prefetchPatrols } from '../components/FilteredPatrols.tsx';
import { NoPatrols } from '../components/NoPatrols.tsx';
import { PastFile } from '../components/PastFile.tsx';
import { ReportLink } from '../components/ReportLink.tsx';
import { SummaryCard } from '../components/SummaryCard.tsx';
import { pastFilterOf } from '../patrol-filter.ts';
import { summaryQuery } from '../queries.ts';

export function prefetch(context: PrefetchContext): void {
  const { client, search, skip } = context;
  if (isAll(pastFilterOf(search)) && skip() === 0) void client.prefetchQuery(summaryQuery);
  prefetchPatrols('past', context);
}

/** The patrols whose start has passed, latest first (product 5.7 and 7.2), all of them or some (product 7.11). */
export function PastPatrolsPage() {
  return (
    <FilteredPatrols
      list="past"
      lead={<SummaryCard />}
      none={patrolListsTexts.noPastMatches}
      buttonOf={(filter) => (
        <>
          <PastFile filter={filter} />
          <ReportLink filter={filter} />
        </>
      )}
      empty={
        <NoPatrols icon={<IconHistory />} title={patrolListsTexts.noPast}>
          {patrolListsTexts.noPastMeans}
        </NoPatrols>
      }
    />
  );
}
