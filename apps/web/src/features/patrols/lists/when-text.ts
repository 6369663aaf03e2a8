import { formatDayMonth, formatWeekday, type PatrolListItem } from '@patrolbook/contract';
import { nearDay } from '../../../lib/time/near-day.ts';

/** Formats the day of an instant: `tonight`, `today`, `tomorrow` or `on Fri 27 Nov`. */
export function dayText(when: string, now: string, zone: string): string {
  const near = nearDay(when, now, zone);
  return near?.toLowerCase() ?? `on ${formatWeekday(when, zone)} ${formatDayMonth(when, zone)}`;
}

/** `9 patrols` */
export function countText(matches: number): string {
  return matches === 1 ? '1 patrol' : `${matches} patrols`;
}

/**
 * Returns `, the next one tonight` for the next patrol that is not cancelled, or nothing without one. `items` are the
 * upcoming patrols, soonest first.
 */
export function nextPatrolText(
  items: readonly Pick<PatrolListItem, 'when' | 'cancelled'>[],
  now: string,
  zone: string,
): string {
  const next = items.find((patrol) => !patrol.cancelled);
  return next ? `, the next one ${dayText(next.when, now, zone)}` : '';
}
