import type { Role } from '../access.ts';
import { voidDays } from '../limits.ts';
import { endOf, isCrewMember } from '../patrols/rules.ts';
import { type Crew, hasRole, type Timing, type Viewer } from '../patrols/subject.ts';
import { addHours } from '../time.ts';

/** Which starts and finishes an admin may void, and who may read what is set aside. `now` is an ISO instant. */

type Recorded = Timing & { started: object | null; finished: object | null };

/** Void Start: an admin, while the patrol is running; a finish is voided first (product 17.16). */
export function canVoidStart(patrol: Recorded, roles: readonly Role[], now: string): boolean {
  return hasRole(roles, 'admin') && Boolean(patrol.started) && !patrol.finished && isVoidable(patrol, now);
}

/** Void Finish: an admin, once the patrol has finished (product 17.16). */
export function canVoidFinish(patrol: Recorded, roles: readonly Role[], now: string): boolean {
  return hasRole(roles, 'admin') && Boolean(patrol.finished) && isVoidable(patrol, now);
}

/** Whether the record of a patrol is recent enough to be voided. */
export function isVoidable(patrol: Timing, now: string): boolean {
  return Date.parse(now) < Date.parse(addHours(endOf(patrol), voidDays * 24));
}

/** What is set aside is shown to admins and the crew (product 17.15). */
export function canSeeSetAside(patrol: Crew, viewer: Viewer): boolean {
  return hasRole(viewer.roles, 'admin') || isCrewMember(patrol, viewer);
}
