import { IconCalendarPlus } from '@tabler/icons-react';
import { directoryQuery } from '../../../../domain/people/directory.ts';
import { listSortOf } from '../../../../lib/navigation/list-sort.ts';
import type { PrefetchContext } from '../../../../lib/navigation/prefetch-context.ts';
import { NoPatrols } from '../components/NoPatrols.tsx';
import { PatrolListView } from '../components/PatrolListView.tsx';
import { ScheduledActions } from '../components/ScheduledActions.tsx';
import { patrolSorts, patrolsQuery } from '../queries.ts';

export function prefetch({ client, search, skip }: PrefetchContext): void {
  const sort = listSortOf(search, patrolSorts.scheduled);
  void client.prefetchQuery(patrolsQuery('scheduled', skip(), { sort }));
  void client.prefetchQuery(directoryQuery);
}

/** The upcoming patrols, soonest first (product 7.2). */
export function ScheduledPatrolsPage() {
  const empty = (
    <NoPatrols icon={<IconCalendarPlus />} title="No Patrols Scheduled" quiet>
      Currently there are non future patrols scheduled.
    </NoPatrols>
  );
  return <PatrolListView list="scheduled" empty={empty} action={<ScheduledActions />} />;
}
