import { formatTime, kindOf, type Patrol } from '@patrolbook/contract';

/** Returns what can be held, in words: the patrol, by null, and each of its incidents. */
export function heldNames({ type, incidents }: Pick<Patrol, 'type' | 'incidents'>, zone: string) {
  const choices = incidents.map((one) => ({
    id: one._id,
    name: `Only ${kindOf(one)}, ${formatTime(one.when, zone)}`,
  }));
  const what = (incidentId: string | null) =>
    incidentId === null
      ? `The whole ${type}`
      : (choices.find(({ id }) => id === incidentId)?.name ?? 'Only a deleted incident');
  return { what, choices };
}
