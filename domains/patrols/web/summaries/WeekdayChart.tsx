import { summaryTexts } from '../texts.ts';
import { CountTable } from './CountTable.tsx';
import type { SummaryRow, SummaryStatus } from './summary.ts';
import classes from './WeekdayChart.module.css';

interface WeekdayChartProps {
  rows: readonly SummaryRow[];
  statuses: readonly SummaryStatus[];
  /** Shortens the days' names to two letters. */
  short: boolean;
  /** Still loading: shows the days without their counts. */
  pending: boolean;
}

/** A bar for each day of the week, its length by the number of patrols. */
export function WeekdayChart({ rows, statuses, short, pending }: WeekdayChartProps) {
  const longest = Math.max(1, ...rows.map(({ counts }) => total(Object.values(counts))));
  const [first] = statuses;
  return (
    <>
      <div aria-hidden="true" data-short={short || undefined} className={classes.days}>
        {rows.map(({ name, counts }) => (
          <div key={name} className={classes.day}>
            <span className={classes.name}>{short ? name.slice(0, 2) : name}</span>
            <Bar counts={counts} statuses={statuses} longest={longest} />
            <b>{pending || !first ? '' : (counts[first.status] ?? 0)}</b>
          </div>
        ))}
      </div>
      {!pending && <CountTable caption={summaryTexts.perWeekdayCaption} rows={rows} statuses={statuses} />}
    </>
  );
}

/** One day's bar: the statuses side by side, two pixels apart. */
function Bar({
  counts,
  statuses,
  longest,
}: Pick<SummaryRow, 'counts'> & Pick<WeekdayChartProps, 'statuses'> & { longest: number }) {
  const shown = statuses.filter(({ status }) => counts[status]);
  const share = (count: number) => `${(count / longest) * 100}%`;
  return (
    <svg className={classes.bar} width="100%" height="10" aria-hidden="true">
      {shown.map(({ status, color }, index) => {
        const before = total(shown.slice(0, index).map((earlier) => counts[earlier.status] ?? 0));
        return (
          <rect
            key={status}
            x={share(before)}
            width={share(counts[status] ?? 0)}
            height="10"
            rx="3"
            fill={color}
            transform={`translate(${index * 2})`}
          />
        );
      })}
    </svg>
  );
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
