import { serverNow } from './clock.ts';

/** The two lists of a person's patrols: those to come from the next one on, and those past from the latest back. */
export type AssignedList = 'scheduled' | 'recent';

/** Patrols that one is or was on: neither cancelled nor declined nor taken off (specification 7). */
export const standing = { cancelled: null, declined: null, removed: null };

/** The order and the filter of such a list, as of now. */
export function assignedNow(list: AssignedList) {
  const now = new Date(serverNow()).toISOString();
  return list === 'scheduled'
    ? ({ sort: 'when', filter: { ...standing, when: { $gt: now } } } as const)
    : ({ sort: '-when', filter: { ...standing, when: { $lte: now } } } as const);
}
