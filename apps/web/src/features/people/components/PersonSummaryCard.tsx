import { formatYear } from '@patrolbook/contract';
import { useQuery } from '@tanstack/react-query';
import { useZone } from '../../../domain/profile/profile.tsx';
import { SummaryCharts } from '../../../domain/summaries/SummaryCharts.tsx';
import type { SummaryStatus } from '../../../domain/summaries/summary.ts';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { SectionCard } from '../../../ui/layout/SectionCard.tsx';
import { patrolCountsQuery, personSummaryQuery } from '../queries.ts';
import classes from './PersonSummaryCard.module.css';

const outcomes = [
  { status: 'accepted', label: 'Accepted', color: 'var(--green-bar)' },
  { status: 'declined', label: 'Declined', color: 'var(--text-3)' },
  { status: 'didNotShow', label: 'Did not show', color: 'var(--red)' },
] as const satisfies SummaryStatus[];

interface PersonSummaryCardProps {
  personId: string;
  /** ISO instant at which the person was added, once known. */
  since: string | undefined;
}

/** The number of patrols that a person has ever done, and the outcomes of the last five years. */
export function PersonSummaryCard({ personId, since }: PersonSummaryCardProps) {
  const zone = useZone();
  const counts = useQuery(patrolCountsQuery([personId]));
  const summary = useQuery(personSummaryQuery(personId));
  const failed = [counts, summary].find(({ error, data }) => error && !data);
  if (failed)
    return (
      <ErrorCard title="Unable to load summary" error={failed.error} onRetry={() => void failed.refetch()} />
    );
  const allTime = counts.data?.get(personId) ?? 0;
  return (
    <div data-screen-only>
      <SectionCard
        title="Summary"
        action={since && <span className={classes.since}>since {formatYear(since, zone)}</span>}
        padded
      >
        <p className={classes.count}>
          <span className={classes.number}>{counts.data ? allTime : '\u2007'}</span>{' '}
          {allTime === 1 ? 'patrol' : 'patrols'}
        </p>
        <SummaryCharts summary={summary.data} statuses={outcomes} stacked />
      </SectionCard>
    </div>
  );
}
