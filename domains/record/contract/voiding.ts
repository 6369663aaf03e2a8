import type { Role } from '#contract';
import { hasRole, isCorrectable, type Timing } from '#patrols/contract';

/** Which starts and finishes an admin may void. `now` is an ISO instant. */

type Recorded = Timing & { started: object | null; finished: object | null };

/** Void Start: an admin, while the patrol is running; a finish is voided first (product 17.16). */
export function canVoidStart(patrol: Recorded, roles: readonly Role[], now: string): boolean {
  return hasRole(roles, 'admin') && Boolean(patrol.started) && !patrol.finished && isCorrectable(patrol, now);
}

/** Void Finish: an admin, once the patrol has finished (product 17.16). */
export function canVoidFinish(patrol: Recorded, roles: readonly Role[], now: string): boolean {
  return hasRole(roles, 'admin') && Boolean(patrol.finished) && isCorrectable(patrol, now);
}
