import { today } from '#contract';
import { useWideScreen } from '#lib/browser/screen.ts';
import { serverMoment } from '#lib/time/clock.ts';
import { monthOf } from '#lib/time/months.ts';
import { useZone } from '#people/web/profile.tsx';
import { summaryTexts } from '../texts.ts';
import { MonthChart } from './MonthChart.tsx';
import classes from './SummaryCharts.module.css';
import { isEmpty, monthRows, type Summary, type SummaryStatus, weekdayRows } from './summary.ts';
import { WeekdayChart } from './WeekdayChart.tsx';

interface SummaryChartsProps<Status extends string> {
  /** Undefined while it loads; the charts' space is reserved. */
  summary: Summary<Status> | undefined;
  /** The statuses that are counted, from the bottom of a bar up. */
  statuses: readonly SummaryStatus<Status>[];
  /** Stacks the charts without headings, for a narrow card that has its own; by default they are side by side. */
  stacked?: boolean;
}

const emptySummary: Summary<never> = { byMonth: [], byDayOfWeek: [] };

/** A card's charts of the last five years' patrols: by month, except on a phone, and by weekday (product 7.3). */
export function SummaryCharts<Status extends string>({
  summary,
  statuses,
  stacked = false,
}: SummaryChartsProps<Status>) {
  const wide = useWideScreen();
  const zone = useZone();
  const pending = summary === undefined;
  if (summary && isEmpty(summary)) return <p className={classes.empty}>{summaryTexts.none}</p>;
  const counted = summary ?? emptySummary;
  const thisMonth = monthOf(today(serverMoment(), zone));
  return (
    <div className={classes.charts} data-stacked={stacked || undefined} aria-busy={pending}>
      {wide && (
        <div className={classes.part}>
          <Head title={summaryTexts.perMonth} statuses={statuses} stacked={stacked} />
          <MonthChart rows={monthRows(counted, thisMonth)} statuses={statuses} pending={pending} />
        </div>
      )}
      {stacked && <Legend statuses={statuses} />}
      <div className={classes.part}>
        <Head title={summaryTexts.perWeekday} statuses={wide ? [] : statuses} stacked={stacked} />
        <WeekdayChart rows={weekdayRows(counted)} statuses={statuses} short={!wide} pending={pending} />
      </div>
    </div>
  );
}

function Head({
  title,
  statuses,
  stacked,
}: { title: string; stacked: boolean } & { statuses: readonly SummaryStatus[] }) {
  if (stacked) return null;
  return (
    <div className={classes.head}>
      <h2 className={classes.title}>{title}</h2>
      <Legend statuses={statuses} />
    </div>
  );
}

/** The colour of each status. */
function Legend({ statuses }: { statuses: readonly SummaryStatus[] }) {
  return (
    <ul className={classes.legend} aria-hidden="true">
      {statuses.map(({ status, label, color }) => (
        <li key={status}>
          <svg width="10" height="10" aria-hidden="true">
            <rect width="10" height="10" rx="3" fill={color} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
