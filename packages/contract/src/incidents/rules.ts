import type { Role } from '../access.ts';
import { isCrewMember } from '../patrols/rules.ts';
import type { Crew, Viewer } from '../patrols/subject.ts';
import { holdsAny, watcherRoles } from '../roles.ts';

/** Who sees the people and vehicles of incidents. */

/** Admins and watchers see the people and vehicles of every incident, and find incidents by them (product 2.10). */
export function seesInvolved(roles: readonly Role[]): boolean {
  return holdsAny(roles, watcherRoles);
}

/** The people and vehicles of a patrol's incidents are shown to its crew as well (product 2.10). */
export function canSeeInvolved(patrol: Crew, viewer: Viewer): boolean {
  return seesInvolved(viewer.roles) || isCrewMember(patrol, viewer);
}
