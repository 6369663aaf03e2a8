import { formatDayMonth, formatWeekday } from '#contract';
import { nearDay } from '#lib/time/day-text.ts';
import type { PatrolListItem } from '#patrols/contract';
import { patrolTableTexts } from './texts.ts';

/**
 * Returns `, the next one tonight` or `, the next one on Fri 27 Nov` for the next patrol that is not cancelled, or nothing without one.
 * `items` are the upcoming patrols, soonest first.
 */
export function nextPatrolText(
  items: readonly Pick<PatrolListItem, 'when' | 'cancelled'>[],
  now: string,
  zone: string,
): string {
  const next = items.find((patrol) => !patrol.cancelled);
  if (!next) return '';
  const near = nearDay(next.when, now, zone);
  if (near) return patrolTableTexts.next(near);
  return patrolTableTexts.nextLater({
    day: `${formatWeekday(next.when, zone)} ${formatDayMonth(next.when, zone)}`,
  });
}
