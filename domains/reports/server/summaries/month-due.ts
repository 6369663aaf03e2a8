import { addDays, toLocal } from '#contract';

/** The days of a month on which the month before is summed up, from this local time on the 1st. */
const month = { lastDay: 7, time: '08:00' } as const;

/** The month that is to be summed up, as the date of its first day. */
export interface MonthDue {
  month: string;
  /** Whether it is too late for that by now, since the server was down. */
  isLate: boolean;
}

/** Returns the month before, unless this one has just begun. */
export function monthDue(now: string, zone: string): MonthDue | null {
  const { date, time } = toLocal(now, zone);
  const day = Number(date.slice(8));
  if (day === 1 && time < month.time) return null;
  return { month: `${addDays(date, -day).slice(0, 7)}-01`, isLate: day > month.lastDay };
}
