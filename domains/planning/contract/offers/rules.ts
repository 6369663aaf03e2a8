import type { Role } from '#contract';
import { isAnswerable } from '#crew/contract';
import { hasRole, isOnCrew, type Patrol, type State } from '#patrols/contract';

/** Whether one of the crew can ask for cover: of a finalized patrol that is ahead (product 6.37). `now` is an ISO instant. */
export function canAskForCover(
  patrol: State & Pick<Patrol, 'type'>,
  assignment: Parameters<typeof isOnCrew>[0],
  now: string,
): boolean {
  const isPlanned = patrol.type === 'patrol' && Boolean(patrol.finalized);
  return isPlanned && isOnCrew(assignment) && isAnswerable(patrol, now);
}

/** Whether an admin can offer the free places of a patrol, if it has any (product 6.31). `now` is an ISO instant. */
export function canOfferPlaces(
  patrol: State & Pick<Patrol, 'type'>,
  roles: readonly Role[],
  now: string,
): boolean {
  const isPlanned = patrol.type === 'patrol' && Boolean(patrol.finalized);
  return hasRole(roles, 'admin') && isPlanned && isAnswerable(patrol, now);
}
