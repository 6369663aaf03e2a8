import { holdsAny, type Role, watcherRoles } from '#contract';
import { isCrewMember } from '../rules.ts';
import { hasRole, type Viewer, type WithCrew } from '../subject.ts';

/** Who sees the people and vehicles of incidents, and what is set aside. */

/** Admins and watchers see the people and vehicles of every incident, and find incidents by them (product 2.10). */
export function seesInvolved(roles: readonly Role[]): boolean {
  return holdsAny(roles, watcherRoles);
}

/** The people and vehicles of a patrol's incidents are shown to its crew as well (product 2.10). */
export function canSeeInvolved(patrol: WithCrew, viewer: Viewer): boolean {
  return seesInvolved(viewer.roles) || isCrewMember(patrol, viewer);
}

/** What is set aside, and how who came was corrected, is shown to admins and the crew (product 17.15 and 6.18). */
export function canSeeSetAside(patrol: WithCrew, viewer: Viewer): boolean {
  return hasRole(viewer.roles, 'admin') || isCrewMember(patrol, viewer);
}
