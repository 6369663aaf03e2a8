import { weekdaysText } from '#lib/time/weekdays.ts';
import type { Points } from './points.ts';
import { incidentMapTexts } from './texts.ts';

/** The hour at which the axis of the day begins: at noon, so that a night is in one piece (product 19.5). */
const axisStart = 12;

/** The selection of incidents in the browser, besides the filter: the time of day and weekdays. */
export interface Brush {
  /** Hours since noon, from 0 to 24; the first is included, the second not. */
  hours: readonly [from: number, to: number];
  /** ISO 8601: 1 is Monday. */
  weekdays: ReadonlySet<number>;
}

export const allWeekdays: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6, 7]);
export const wholeBrush: Brush = { hours: [0, 24], weekdays: allWeekdays };

export function isWholeDay([from, to]: Brush['hours']): boolean {
  return from === 0 && to === 24;
}

export function isWholeWeek(weekdays: Brush['weekdays']): boolean {
  return weekdays.size === allWeekdays.size;
}

/** Returns the positions of the incidents that the brush covers, the earliest first. */
export function brushed({ incidents, hours, weekdays }: Points, brush: Brush): number[] {
  const [from, to] = brush.hours;
  const positions: number[] = [];
  for (let index = 0; index < incidents.length; index++) {
    const sinceNoon = hourSinceNoon(hours[index] ?? 0);
    if (sinceNoon >= from && sinceNoon < to && brush.weekdays.has(weekdays[index] ?? 0))
      positions.push(index);
  }
  return positions;
}

/** Counts the incidents of these weekdays by their hour since noon. */
export function countByHour({ hours, weekdays }: Points, chosen: ReadonlySet<number>): number[] {
  const counts = Array<number>(24).fill(0);
  for (let index = 0; index < hours.length; index++) {
    if (!chosen.has(weekdays[index] ?? 0)) continue;
    const sinceNoon = hourSinceNoon(hours[index] ?? 0);
    counts[sinceNoon] = (counts[sinceNoon] ?? 0) + 1;
  }
  return counts;
}

/** `21`, of an hour since noon; 24 is the noon at the end. */
export function clockHour(sinceNoon: number): string {
  return String((sinceNoon + axisStart) % 24).padStart(2, '0');
}

/** `21:00`, of an hour since noon. */
export function hourText(sinceNoon: number): string {
  return `${clockHour(sinceNoon)}:00`;
}

/** `21:00 to 02:00` */
export function hoursText([from, until]: Brush['hours']): string {
  return incidentMapTexts.hours({ from: hourText(from), until: hourText(until) });
}

/** `21:00 to 02:00, Fri, Sat`; blank if everything is covered. */
export function brushText(brush: Brush): string {
  const time = isWholeDay(brush.hours) ? [] : [hoursText(brush.hours)];
  const days = isWholeWeek(brush.weekdays) ? [] : weekdaysText(brush.weekdays);
  return [...time, ...days].join(', ');
}

/** Returns the hours from noon to an hour of the clock, 0 to 23. */
export function hourSinceNoon(hour: number): number {
  return (hour + 24 - axisStart) % 24;
}
