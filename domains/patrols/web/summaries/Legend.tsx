import classes from './SummaryCharts.module.css';
import type { SummaryStatus } from './summary.ts';

/** The colour of each status. */
export function Legend({ statuses }: { statuses: readonly SummaryStatus[] }) {
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
