import { type Assignment, isOnCrew, openPlaces, type PatrolListItem } from '#patrols/contract';

/** A place on a patrol: somebody's; one that is wanted and open; or room for one more than is wanted. */
export type CrewPlace =
  | { kind: 'taken'; personId: string; assignment: Assignment }
  | { kind: 'open' }
  | { kind: 'room' };

type Crewed = Pick<PatrolListItem, 'type' | 'crewSize' | 'patrollers'>;

const room: CrewPlace = { kind: 'room' };

/** Returns the crew, then the places that are open, then those who have declined (product 14.36). */
export function crewPlacesOf(patrol: Crewed): CrewPlace[] {
  const assigned = Object.entries(patrol.patrollers)
    .filter(([, { removed }]) => !removed)
    .map(([personId, assignment]) => ({ kind: 'taken' as const, personId, assignment }));
  const open = Array.from({ length: openPlaces(patrol) }, () => ({ kind: 'open' as const }));
  return [
    ...assigned.filter(({ assignment }) => isOnCrew(assignment)),
    ...open,
    ...assigned.filter(({ assignment }) => !isOnCrew(assignment)),
  ];
}

/** Returns the places of a row of so many columns. */
export function rowOf(patrol: Crewed, columns: number): CrewPlace[] {
  const places = crewPlacesOf(patrol);
  return Array.from({ length: columns }, (_, column) => places[column] ?? room);
}

/** Returns how many columns the places of these patrols need. */
export function countColumns(patrols: readonly Crewed[]): number {
  return Math.max(1, ...patrols.map((patrol) => crewPlacesOf(patrol).length));
}
