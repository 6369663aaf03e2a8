import { correctionDays, type Role } from '#contract';
import { canCorrectCrew, canMarkNoShow } from '#crew/contract';
import { hasBegun, isCorrectable, isPast } from '#patrols/contract';
import { cancelledError, notBegunError, type PatrolWithoutRecord } from '#patrols/server/schedule/service.ts';
import { type AppError, conflict } from '#platform/http/pipeline/app-error.ts';

/** Why who came cannot be changed, with the sentences that the screen shows; null for what is allowed. */

export function noShowRefusal(
  patrol: PatrolWithoutRecord,
  assignment: Parameters<typeof canMarkNoShow>[1],
  roles: readonly Role[],
  now: string,
): AppError | null {
  if (canMarkNoShow(patrol, assignment, roles, now)) return null;
  if (patrol.cancelled && !isPast(patrol, patrol.cancelled.when)) return cancelledError(patrol);
  if (!hasBegun(patrol, now)) return notBegunError(patrol);
  if (!isCorrectable(patrol, now)) return tooLateToCorrectError();
  return conflict('not-on-crew', 'Only somebody who is on the crew can be marked as not shown.');
}

/** Judges whether who came can be corrected now (product 6.16). */
export function correctionRefusal(
  patrol: PatrolWithoutRecord,
  roles: readonly Role[],
  now: string,
): AppError | null {
  if (canCorrectCrew(patrol, roles, now)) return null;
  if (patrol.cancelled) return cancelledError(patrol);
  return isCorrectable(patrol, now) ? notBegunError(patrol) : tooLateToCorrectError();
}

function tooLateToCorrectError(): AppError {
  return conflict('too-late', `Who came can be corrected until ${correctionDays} days past the planned end.`);
}
