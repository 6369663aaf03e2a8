import { IconHistory } from '@tabler/icons-react';
import { directoryQuery } from '../../../lib/directory.ts';
import type { Opening } from '../../../lib/opening.ts';
import { NoPatrols } from '../components/NoPatrols.tsx';
import { PatrolListView } from '../components/PatrolListView.tsx';
import { SummaryCard } from '../components/SummaryCard.tsx';
import { patrolsQuery, summaryQuery } from '../queries.ts';

export function readAhead({ client, skip }: Opening): void {
  void client.prefetchQuery(patrolsQuery('past', skip()));
  if (skip() === 0) void client.prefetchQuery(summaryQuery);
  void client.prefetchQuery(directoryQuery);
}

/** The patrols whose start has passed, the latest first (specification 2). */
export function PastPatrolsPage() {
  const empty = (
    <NoPatrols icon={<IconHistory />} title="No Past Patrols">
      No patrols were found in the past.
    </NoPatrols>
  );
  return <PatrolListView list="past" empty={empty} lead={<SummaryCard />} />;
}
