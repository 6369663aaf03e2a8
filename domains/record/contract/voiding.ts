import type { Role } from '#contract';
import { type Crew, hasRole, isCorrectable, isCrewMember, type Timing, type Viewer } from '#patrols/contract';

/** Which starts and finishes an admin may void, and who may read what is set aside. `now` is an ISO instant. */

type Recorded = Timing & { started: object | null; finished: object | null };

/** Void Start: an admin, while the patrol is running; a finish is voided first (product 17.16). */
export function canVoidStart(patrol: Recorded, roles: readonly Role[], now: string): boolean {
  return hasRole(roles, 'admin') && Boolean(patrol.started) && !patrol.finished && isCorrectable(patrol, now);
}

/** Void Finish: an admin, once the patrol has finished (product 17.16). */
export function canVoidFinish(patrol: Recorded, roles: readonly Role[], now: string): boolean {
  return hasRole(roles, 'admin') && Boolean(patrol.finished) && isCorrectable(patrol, now);
}

/** What is set aside, and how who came was corrected, is shown to admins and the crew (product 17.15 and 6.18). */
export function canSeeSetAside(patrol: Crew, viewer: Viewer): boolean {
  return hasRole(viewer.roles, 'admin') || isCrewMember(patrol, viewer);
}
