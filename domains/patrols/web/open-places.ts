import { countCrew, openPlaces, type PatrolListItem } from '#patrols/contract';
import { patrolRowTexts } from './texts.ts';

/**
 * Returns the text about a crew that is smaller than wanted: `1 of 2 crew`. Undefined for a large enough one, and for
 * events (product 5.9).
 */
export function openPlacesText(
  patrol: Pick<PatrolListItem, 'type' | 'patrollers' | 'crewSize'>,
): string | undefined {
  if (openPlaces(patrol) === 0) return undefined;
  return patrolRowTexts.shortCrew({ count: countCrew(patrol), wanted: patrol.crewSize });
}
