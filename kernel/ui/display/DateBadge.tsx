import { formatDate, formatDayMonth, formatWeekday, formatYear } from '#contract';
import { serverMoment } from '#lib/time/clock.ts';
import { isThisYear } from '#lib/time/day-text.ts';
import classes from './DateBadge.module.css';

interface DateBadgeProps {
  /** ISO instant. */
  when: string;
  /** The organization's zone. */
  zone: string;
  /** 84 px wide, for the head of a page. */
  large?: boolean;
}

/** The weekday above the day and month, or the year if it is not the current one (product 1.7). Amber only today. */
export function DateBadge({ when, zone, large }: DateBadgeProps) {
  const now = serverMoment();
  const top = isThisYear(when, zone) ? formatWeekday(when, zone) : formatYear(when, zone);
  const today = formatDate(when, zone) === formatDate(now, zone);
  return (
    <time
      className={classes.badge}
      dateTime={when}
      data-today={today || undefined}
      data-large={large || undefined}
    >
      <span className={classes.top}>{top}</span>
      <span className={classes.day}>{formatDayMonth(when, zone)}</span>
    </time>
  );
}
