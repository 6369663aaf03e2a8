import { addDays, formatDayMonth, formatWeekday, type PatrolListItem, toLocal } from '@patrolbook/contract';

/** From this local time on the day is called tonight. */
const evening = '17:00';

/** `tonight`, `today`, `tomorrow` or `on Fri 27 Nov`: the day of an instant as one says it. */
export function dayWords(when: string, now: string, zone: string): string {
  const { date, time } = toLocal(when, zone);
  const today = toLocal(now, zone).date;
  if (date === today) return time >= evening ? 'tonight' : 'today';
  if (date === addDays(today, 1)) return 'tomorrow';
  return `on ${formatWeekday(when, zone)} ${formatDayMonth(when, zone)}`;
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
