import { useQuery } from '@tanstack/react-query';
import { formatYear } from '#contract';
import { personTexts } from '#membership/web/texts.ts';
import { SummaryCharts } from '#patrols/web/summaries/SummaryCharts.tsx';
import type { SummaryStatus } from '#patrols/web/summaries/summary.ts';
import { useZone } from '#people/web/profile.tsx';
import { Filled } from '#texts/Filled.tsx';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { patrolCountsQuery, personSummaryQuery } from '../queries.ts';
import classes from './PersonSummaryCard.module.css';

const outcomes = () =>
  [
    { status: 'accepted', label: personTexts.outcome('accepted'), color: 'var(--green-bar)' },
    { status: 'declined', label: personTexts.outcome('declined'), color: 'var(--text-3)' },
    { status: 'didNotShow', label: personTexts.outcome('didNotShow'), color: 'var(--red)' },
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
      <ErrorCard
        title={personTexts.unableToSummarize}
        error={failed.error}
        onRetry={() => void failed.refetch()}
      />
    );
  const allTime = counts.data?.get(personId) ?? 0;
  const number = <span className={classes.number}>{counts.data ? allTime : '\u2007'}</span>;
  return (
    <div data-screen-only>
      <SectionCard
        title={personTexts.summary}
        action={
          since && (
            <span className={classes.since}>{personTexts.since({ year: formatYear(since, zone) })}</span>
          )
        }
        padded
      >
        <p className={classes.count}>
          <Filled text={personTexts.patrols(allTime)} values={{ number }} />
        </p>
        <SummaryCharts summary={summary.data} statuses={outcomes()} stacked />
      </SectionCard>
    </div>
  );
}
