import type { Role } from '../access.ts';
import { isOver } from '../patrols/rules.ts';
import { hasRole, type Timing } from '../patrols/subject.ts';

/** Whether an admin can write to the crew of a patrol: nobody is mailed about a draft, or about what is over (product 11.71). */
export function canMessageCrew(
  patrol: Timing & Record<'finalized' | 'cancelled', unknown>,
  roles: readonly Role[],
  now: string,
): boolean {
  const isPlanned = Boolean(patrol.finalized) && !patrol.cancelled;
  return hasRole(roles, 'admin') && isPlanned && !isOver(patrol, now);
}
