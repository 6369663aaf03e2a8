import { useQuery } from '@tanstack/react-query';
import type { PatrolOutcome } from '#patrols/contract';
import { patrolListsTexts } from '#patrols/web/texts.ts';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { SummaryCharts } from '../../summaries/SummaryCharts.tsx';
import type { SummaryStatus } from '../../summaries/summary.ts';
import { summaryQuery } from '../queries.ts';
import classes from './SummaryCard.module.css';

const outcomes = (): readonly SummaryStatus<PatrolOutcome>[] => [
  {
    status: 'run',
    label: patrolListsTexts.outcome('run'),
    color: 'var(--steel)',
    colorNow: 'var(--amber-mark)',
  },
  { status: 'cancelled', label: patrolListsTexts.outcome('cancelled'), color: 'var(--red)' },
];

/** A chart of the organization's past patrols (product 7.3). */
export function SummaryCard() {
  const { data, error, refetch } = useQuery(summaryQuery);
  if (error && !data)
    return (
      <div className={classes.failed}>
        <ErrorCard title={patrolListsTexts.unableToSummarize} error={error} onRetry={() => void refetch()} />
      </div>
    );
  return (
    <div data-screen-only>
      <SectionCard>
        <SummaryCharts summary={data} statuses={outcomes()} />
      </SectionCard>
    </div>
  );
}
