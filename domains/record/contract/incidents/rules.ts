import { holdsAny, type Role, watcherRoles } from '#contract';
import { type Crew, isCrewMember, type Viewer } from '#patrols/contract';

/** Who sees the people and vehicles of incidents. */

/** Admins and watchers see the people and vehicles of every incident, and find incidents by them (product 2.10). */
export function seesInvolved(roles: readonly Role[]): boolean {
  return holdsAny(roles, watcherRoles);
}

/** The people and vehicles of a patrol's incidents are shown to its crew as well (product 2.10). */
export function canSeeInvolved(patrol: Crew, viewer: Viewer): boolean {
  return seesInvolved(viewer.roles) || isCrewMember(patrol, viewer);
}
