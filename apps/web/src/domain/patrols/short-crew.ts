import { crewSize, fullCrew, isUndermanned, type PatrolListItem } from '@patrolbook/contract';

/**
 * Returns the text about a crew that is too small: `1 of 2 crew`. Undefined for a large enough one, and for
 * events (product 5.9).
 */
export function shortCrewText(patrol: Pick<PatrolListItem, 'type' | 'patrollers'>): string | undefined {
  const isShort = patrol.type === 'patrol' && isUndermanned(patrol);
  return isShort ? `${crewSize(patrol)} of ${fullCrew} crew` : undefined;
}
