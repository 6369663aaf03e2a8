import type { Role } from '#contract';
import { hasRole, isOver, type Timing } from '#patrols/contract';

/** Whether an admin can write to the crew of a patrol: nobody is mailed about a draft, or about what is over (product 11.71). */
export function canMessageCrew(
  patrol: Timing & Record<'finalized' | 'cancelled', unknown>,
  roles: readonly Role[],
  now: string,
): boolean {
  const isPlanned = Boolean(patrol.finalized) && !patrol.cancelled;
  return hasRole(roles, 'admin') && isPlanned && !isOver(patrol, now);
}
