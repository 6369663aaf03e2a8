import { countCrew, openPlaces, type PatrolListItem } from '@patrolbook/contract';

/**
 * Returns the text about a crew that is smaller than wanted: `1 of 2 crew`. Undefined for a large enough one, and for
 * events (product 5.9).
 */
export function shortCrewText(
  patrol: Pick<PatrolListItem, 'type' | 'patrollers' | 'crewSize'>,
): string | undefined {
  return openPlaces(patrol) > 0 ? `${countCrew(patrol)} of ${patrol.crewSize} crew` : undefined;
}
