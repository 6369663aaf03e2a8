import { serverMoment } from '#lib/time/clock.ts';

/** The two lists of a person's patrols: upcoming ones soonest first, past ones latest first. */
export type AssignedList = 'scheduled' | 'recent';

const assigned = { cancelled: null, removed: null };

/** The filter for a person's patrols: not cancelled, declined or removed (product 7.5). */
export const activeAssignment = { ...assigned, declined: null };

/** Returns the present order and filter of such a list. `keepDeclined` keeps declined patrols among the upcoming. */
export function assignedNow(list: AssignedList, { keepDeclined = false } = {}) {
  const now = serverMoment();
  if (list === 'recent')
    return { sort: '-when', filter: { ...activeAssignment, when: { $lte: now } } } as const;
  const upcoming = keepDeclined ? assigned : activeAssignment;
  return { sort: 'when', filter: { ...upcoming, when: { $gt: now } } } as const;
}
