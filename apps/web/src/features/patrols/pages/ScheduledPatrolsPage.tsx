import { IconCalendarPlus } from '@tabler/icons-react';
import { directoryQuery } from '../../../lib/directory.ts';
import type { Opening } from '../../../lib/opening.ts';
import { NoPatrols } from '../components/NoPatrols.tsx';
import { PatrolListView } from '../components/PatrolListView.tsx';
import { ScheduledActions } from '../components/ScheduledActions.tsx';
import { patrolsQuery } from '../queries.ts';

export function readAhead({ client, skip }: Opening): void {
  void client.prefetchQuery(patrolsQuery('scheduled', skip()));
  void client.prefetchQuery(directoryQuery);
}

/** The patrols to come, the next one first (specification 2). */
export function ScheduledPatrolsPage() {
  const empty = (
    <NoPatrols icon={<IconCalendarPlus />} title="No Patrols Scheduled">
      Currently there are non future patrols scheduled.
    </NoPatrols>
  );
  return <PatrolListView list="scheduled" empty={empty} action={<ScheduledActions />} />;
}
