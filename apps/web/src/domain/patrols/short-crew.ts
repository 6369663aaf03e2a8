import { crewSize, fullCrew, isUndermanned, type PatrolListItem } from '@patrolbook/contract';

/** Returns what is said of a crew that is too small: `1 of 2 crew`. Undefined for one that is not, and for events (product 5.9). */
export function shortCrewText(patrol: Pick<PatrolListItem, 'type' | 'patrollers'>): string | undefined {
  const isShort = patrol.type === 'patrol' && isUndermanned(patrol);
  return isShort ? `${crewSize(patrol)} of ${fullCrew} crew` : undefined;
}
