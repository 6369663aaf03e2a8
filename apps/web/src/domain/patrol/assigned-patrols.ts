import { serverNow } from '../../lib/time/clock.ts';

/** The two lists of a person's patrols: upcoming ones soonest first, past ones latest first. */
export type AssignedList = 'scheduled' | 'recent';

/** The filter for a person's patrols: not cancelled, declined or removed (product 7.5). */
export const activeAssignment = { cancelled: null, declined: null, removed: null };

/** Returns the order and the filter of such a list as of now. */
export function assignedNow(list: AssignedList) {
  const now = new Date(serverNow()).toISOString();
  return list === 'scheduled'
    ? ({ sort: 'when', filter: { ...activeAssignment, when: { $gt: now } } } as const)
    : ({ sort: '-when', filter: { ...activeAssignment, when: { $lte: now } } } as const);
}
