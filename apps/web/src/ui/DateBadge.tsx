import { formatDate, formatDayMonth, formatWeekday, formatYear } from '@patrolbook/contract';
import { serverNow } from '../lib/clock.ts';
import classes from './DateBadge.module.css';

interface DateBadgeProps {
  /** ISO instant. */
  when: string;
  /** The organization's zone. */
  zone: string;
  /** 84 wide, on a page head. */
  large?: boolean;
}

/** Weekday over day and month, or the year in the weekday's place when it is another one. Amber today only. */
export function DateBadge({ when, zone, large }: DateBadgeProps) {
  const now = new Date(serverNow()).toISOString();
  const year = formatYear(when, zone);
  const top = year === formatYear(now, zone) ? formatWeekday(when, zone) : year;
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
