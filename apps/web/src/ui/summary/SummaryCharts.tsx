import { today } from '@patrolbook/contract';
import { serverNow } from '../../lib/clock.ts';
import { monthOf } from '../../lib/months.ts';
import { useZone } from '../../lib/profile.tsx';
import { useWideScreen } from '../../lib/screen.ts';
import { Legend } from './Legend.tsx';
import { MonthChart } from './MonthChart.tsx';
import classes from './SummaryCharts.module.css';
import { isEmpty, monthRows, type Summary, type SummaryStatus, weekdayRows } from './summary.ts';
import { WeekdayChart } from './WeekdayChart.tsx';

interface SummaryChartsProps<Status extends string> {
  /** Undefined while it loads: the charts' room is kept. */
  summary: Summary<Status> | undefined;
  /** What is counted, from the bottom of a bar up. */
  statuses: readonly SummaryStatus<Status>[];
  /** One below the other without headings, in a narrow card that has its own; else side by side. */
  stacked?: boolean;
}

const nothing: Summary<never> = { byMonth: [], byDayOfWeek: [] };

/** Patrols of the last five years by month, which a phone leaves out, and by weekday (specification 2). Goes into a card. */
export function SummaryCharts<Status extends string>({
  summary,
  statuses,
  stacked = false,
}: SummaryChartsProps<Status>) {
  const wide = useWideScreen();
  const zone = useZone();
  const pending = summary === undefined;
  if (summary && isEmpty(summary)) return <p className={classes.empty}>No patrols in last 5 years</p>;
  const counted = summary ?? nothing;
  const thisMonth = monthOf(today(new Date(serverNow()).toISOString(), zone));
  return (
    <div className={classes.charts} data-stacked={stacked || undefined} aria-busy={pending}>
      {wide && (
        <div className={classes.part}>
          <Head title="Patrols per month, last 5 years" statuses={statuses} stacked={stacked} />
          <MonthChart rows={monthRows(counted, thisMonth)} statuses={statuses} pending={pending} />
        </div>
      )}
      {stacked && <Legend statuses={statuses} />}
      <div className={classes.part}>
        <Head title="Per weekday" statuses={wide ? [] : statuses} stacked={stacked} />
        <WeekdayChart
          rows={weekdayRows(counted)}
          statuses={statuses}
          short={!wide || stacked}
          pending={pending}
        />
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
