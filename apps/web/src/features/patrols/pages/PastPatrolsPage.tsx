import { IconHistory } from '@tabler/icons-react';
import { NoPatrols } from '../components/NoPatrols.tsx';
import { PatrolListView } from '../components/PatrolListView.tsx';
import { SummaryCard } from '../components/SummaryCard.tsx';

/** The patrols whose start has passed, the latest first (specification 2). */
export function PastPatrolsPage() {
  const empty = (
    <NoPatrols icon={<IconHistory />} title="No Past Patrols">
      No patrols were found in the past.
    </NoPatrols>
  );
  return <PatrolListView list="past" empty={empty} lead={<SummaryCard />} />;
}
