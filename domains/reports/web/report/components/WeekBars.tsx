import { formatDayMonth } from '#contract';
import type { ReportWeek, WeekFigures } from '#reports/contract';
import classes from './WeekBars.module.css';

interface WeekBarsProps {
  /** What the bars show: `Patrol Hours by Week`. */
  title: string;
  weeks: readonly ReportWeek[];
  /** The year of the month. */
  year: number;
  value: (figures: WeekFigures) => number;
  text: (value: number) => string;
}

/**
 * A bar for each week and, below it, one for the same days of the year before, if anything was recorded then. It is a table with
 * figures, so that a screen reader and paper have all of it.
 */
export function WeekBars({ title, weeks, year, value, text }: WeekBarsProps) {
  const hasYearBefore = weeks.some(({ yearBefore }) => value(yearBefore) > 0);
  const longest = Math.max(1, ...weeks.flatMap((week) => [value(week), value(week.yearBefore)]));
  const cell = (figures: WeekFigures) => (
    <td>
      <svg className={classes.bar} height="10" aria-hidden="true">
        <rect width={`${(value(figures) / longest) * 100}%`} height="10" rx="3" />
      </svg>
      {text(value(figures))}
    </td>
  );
  return (
    <table className={classes.weeks}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{year}</th>
          {hasYearBefore && <th scope="col">{year - 1}</th>}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.from}>
            <th scope="row">{daysText(week)}</th>
            {cell(week)}
            {hasYearBefore && cell(week.yearBefore)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `2–8 Nov`, `30 Nov` */
function daysText({ from, to }: ReportWeek): string {
  const last = formatDayMonth(`${to}T00:00:00Z`, 'UTC');
  return from === to ? last : `${Number(from.slice(-2))}–${last}`;
}
