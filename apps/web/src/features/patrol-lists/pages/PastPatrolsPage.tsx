import { IconHistory } from '@tabler/icons-react';
import { directoryQuery } from '../../../domain/person/directory.ts';
import type { PrefetchContext } from '../../../lib/navigation/prefetch-context.ts';
import { NoPatrols } from '../components/NoPatrols.tsx';
import { PatrolListView } from '../components/PatrolListView.tsx';
import { SummaryCard } from '../components/SummaryCard.tsx';
import { patrolsQuery, summaryQuery } from '../queries.ts';

export function prefetch({ client, skip }: PrefetchContext): void {
  void client.prefetchQuery(patrolsQuery('past', skip()));
  if (skip() === 0) void client.prefetchQuery(summaryQuery);
  void client.prefetchQuery(directoryQuery);
}

/** The patrols whose start has passed, latest first (product 5.7 and 7.2). */
export function PastPatrolsPage() {
  const empty = (
    <NoPatrols icon={<IconHistory />} title="No Past Patrols">
      No patrols were found in the past.
    </NoPatrols>
  );
  return <PatrolListView list="past" empty={empty} lead={<SummaryCard />} />;
}
