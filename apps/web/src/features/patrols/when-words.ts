import { formatDayMonth, formatWeekday, type PatrolListItem } from '@patrolbook/contract';
import { nearDay } from '../../lib/near-day.ts';

/** `tonight`, `today`, `tomorrow` or `on Fri 27 Nov`: the day of an instant as one says it. */
export function dayWords(when: string, now: string, zone: string): string {
  const near = nearDay(when, now, zone);
  return near?.toLowerCase() ?? `on ${formatWeekday(when, zone)} ${formatDayMonth(when, zone)}`;
}

/** `9 patrols` */
export function countWords(matches: number): string {
  return matches === 1 ? '1 patrol' : `${matches} patrols`;
}

/**
 * `, the next one tonight`: when the next patrol is that will take place; nothing if all shown are cancelled. `items` are
 * those to come from the first one on.
 */
export function nextWords(
  items: readonly Pick<PatrolListItem, 'when' | 'cancelled'>[],
  now: string,
  zone: string,
): string {
  const next = items.find((patrol) => !patrol.cancelled);
  return next ? `, the next one ${dayWords(next.when, now, zone)}` : '';
}
