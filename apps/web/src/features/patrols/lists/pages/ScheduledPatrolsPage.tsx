import { IconCalendarPlus } from '@tabler/icons-react';
import { directoryQuery } from '../../../../domain/people/directory.ts';
import type { PrefetchContext } from '../../../../lib/navigation/prefetch-context.ts';
import { NoPatrols } from '../components/NoPatrols.tsx';
import { PatrolListView } from '../components/PatrolListView.tsx';
import { ScheduledActions } from '../components/ScheduledActions.tsx';
import { patrolsQuery } from '../queries.ts';

export function prefetch({ client, skip }: PrefetchContext): void {
  void client.prefetchQuery(patrolsQuery('scheduled', skip()));
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
