import type { PatrolOutcome } from '@patrolbook/contract';
import { useQuery } from '@tanstack/react-query';
import { ErrorCard } from '../../../ui/ErrorCard.tsx';
import { LedgerCard } from '../../../ui/LedgerCard.tsx';
import { SummaryCharts } from '../../../ui/summary/SummaryCharts.tsx';
import type { SummaryStatus } from '../../../ui/summary/summary.ts';
import { summaryQuery } from '../queries.ts';
import classes from './SummaryCard.module.css';

const outcomes: readonly SummaryStatus<PatrolOutcome>[] = [
  { status: 'run', label: 'Run', color: 'var(--steel)', colorNow: 'var(--amber-5)' },
  { status: 'cancelled', label: 'Cancelled', color: 'var(--red)' },
];

/** How often the organization has patrolled (specification 2, display helpers). */
export function SummaryCard() {
  const { data, error, refetch } = useQuery(summaryQuery);
  if (error && !data)
    return (
      <div className={classes.failed}>
        <ErrorCard title="Unable to load the summary" error={error} onRetry={() => void refetch()} />
      </div>
    );
  return (
    <div data-screen-only>
      <LedgerCard>
        <SummaryCharts summary={data} statuses={outcomes} />
      </LedgerCard>
    </div>
  );
}
