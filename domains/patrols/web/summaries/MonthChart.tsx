import { Skeleton } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { summaryTexts } from '../texts.ts';
import { CountTable } from './CountTable.tsx';
import classes from './SummaryCharts.module.css';
import type { MonthSummaryRow, SummaryStatus } from './summary.ts';

/**
 * The charting library is large and only charts need it. It is loaded by a query instead of `lazy`: a failed load then
 * costs the chart and not the page, and a page opened offline gets its chart once online.
 */
const barsQuery = queryOptions({
  queryKey: ['month-bars'],
  queryFn: () => import('./MonthBars.tsx'),
  staleTime: 'static',
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
  retry: 2,
});

interface MonthChartProps {
  rows: readonly MonthSummaryRow[];
  statuses: readonly SummaryStatus[];
  /** Still loading: shows a placeholder of the chart's size. */
  pending: boolean;
}

/** Bars of every month, stacked by status. */
export function MonthChart({ rows, statuses, pending }: MonthChartProps) {
  const { data: bars, error } = useQuery(barsQuery);
  return (
    <>
      <div className={classes.months} aria-hidden={!error}>
        {bars && !pending && <bars.MonthBars rows={rows} statuses={statuses} />}
        {error && !bars && <p className={classes.failed}>{summaryTexts.notLoaded}</p>}
        {(!bars || pending) && !error && <Skeleton className={classes.skeleton} animate={false} />}
      </div>
      {!pending && <CountTable caption={summaryTexts.perMonth} rows={rows} statuses={statuses} />}
    </>
  );
}
