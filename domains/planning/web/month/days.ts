import { toLocal } from '#contract';
import type { PatrolListItem } from '#patrols/contract';

/** Returns the local date on which a patrol begins. */
export function dayOf(patrol: Pick<PatrolListItem, 'when'> | undefined, zone: string): string | undefined {
  return patrol && toLocal(patrol.when, zone).date;
}

/** Returns the patrols of each day that has some, in the given order. */
export function byDay(patrols: readonly PatrolListItem[], zone: string): PatrolListItem[][] {
  const days = new Map<string, PatrolListItem[]>();
  for (const patrol of patrols) {
    const { date } = toLocal(patrol.when, zone);
    days.set(date, [...(days.get(date) ?? []), patrol]);
  }
  return [...days.values()];
}
