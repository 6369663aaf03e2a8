import { formatTime } from '#contract';
import { kindOf, type Patrol } from '#patrols/contract';
import { patrolHoldTexts } from '../texts.ts';

/** Returns what can be held, in words: the patrol, by null, and each of its incidents. */
export function heldNames({ type, incidents }: Pick<Patrol, 'type' | 'incidents'>, zone: string) {
  const choices = incidents.map((one) => ({
    id: one._id,
    name: patrolHoldTexts.only({ what: kindOf(one), time: formatTime(one.when, zone) }),
  }));
  const what = (incidentId: string | null) =>
    incidentId === null
      ? patrolHoldTexts.whole(type)
      : (choices.find(({ id }) => id === incidentId)?.name ?? patrolHoldTexts.onlyDeleted);
  return { what, choices };
}
