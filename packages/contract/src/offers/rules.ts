import type { Role } from '../access.ts';
import { isAnswerable } from '../assignments/rules.ts';
import type { Patrol } from '../patrols/schema.ts';
import { hasRole, type State } from '../patrols/subject.ts';

/** Whether an admin can offer the free places of a patrol, if it has any (product 6.31). `now` is an ISO instant. */
export function canOfferPlaces(
  patrol: State & Pick<Patrol, 'type'>,
  roles: readonly Role[],
  now: string,
): boolean {
  const isPlanned = patrol.type === 'patrol' && Boolean(patrol.finalized);
  return hasRole(roles, 'admin') && isPlanned && isAnswerable(patrol, now);
}
