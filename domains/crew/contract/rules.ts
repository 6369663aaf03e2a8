import { answerAgainAfterMinutes, type Role } from '#contract';
import {
  type Assignment,
  type CrewCorrection,
  hasBegun,
  hasRole,
  isCorrectable,
  isOnCrew,
  isPast,
  type State,
  type Timing,
} from '#patrols/contract';

/** Who is asked to come, may answer, and is marked as not shown. `now` is an ISO instant. */

/** Answers are accepted until the start (product 6.2). */
export function isAnswerable(patrol: State, now: string): boolean {
  return !isPast(patrol, now) && !patrol.cancelled && !patrol.started;
}

/** Patrollers and guests can be added and removed until the start (product 6.1). */
export function canChangeCrew(patrol: State, roles: readonly Role[], now: string): boolean {
  return hasRole(roles, 'admin') && isAnswerable(patrol, now);
}

/** From the start on, who came can be corrected for a while, unless nobody did (product 6.16). */
export function canCorrectCrew(patrol: State & Timing, roles: readonly Role[], now: string): boolean {
  return hasRole(roles, 'admin') && hasBegun(patrol, now) && !patrol.cancelled && isCorrectable(patrol, now);
}

/** Whether somebody may have come to a patrol: a patroller who had not left by its start (product 6.16). */
export function mayHaveCome(
  { roles, finished }: { roles?: readonly Role[] | undefined; finished: string | null },
  { when }: Pick<State, 'when'>,
): boolean {
  const isPatroller = roles !== undefined && hasRole(roles, 'patroller');
  return isPatroller && (finished === null || Date.parse(finished) > Date.parse(when));
}

/** Whether a patroller is on the patrol because an admin added them after the start. */
export function wasAddedAfterwards(
  corrections: readonly Pick<CrewCorrection, 'change' | 'personId'>[] | undefined,
  personId: string,
): boolean {
  const isOf = (one: Pick<CrewCorrection, 'change' | 'personId'>) =>
    one.personId === personId && (one.change === 'added' || one.change === 'removed');
  return corrections?.find(isOf)?.change === 'added';
}

/**
 * From the start on, one of the crew can be marked as not shown, or unmarked, for as long as who came can be corrected. This
 * does not apply to a patrol that was cancelled before its start.
 */
export function canMarkNoShow(
  patrol: State & Timing,
  assignment: Record<'declined' | 'removed', unknown>,
  roles: readonly Role[],
  now: string,
): boolean {
  const calledOff = patrol.cancelled && !isPast(patrol, patrol.cancelled.when);
  return (
    hasRole(roles, 'admin') &&
    hasBegun(patrol, now) &&
    !calledOff &&
    isOnCrew(assignment) &&
    isCorrectable(patrol, now)
  );
}

/** Accept is offered to those who have not accepted. */
export function canAccept(assignment: Assignment): boolean {
  return !assignment.removed && !assignment.accepted;
}

/** Decline is offered to those who have not declined. */
export function canDecline(assignment: Assignment): boolean {
  return !assignment.removed && !assignment.declined;
}

/**
 * Whether the assignment page shows its buttons: until accepted, and again a few minutes later (product 6.8). Display only:
 * the server takes an answer at any time before the start.
 */
export function showsAnswerButtons(assignment: Pick<Assignment, 'accepted'>, now: string): boolean {
  if (!assignment.accepted) return true;
  return Date.parse(now) - Date.parse(assignment.accepted.when) > answerAgainAfterMinutes * 60_000;
}

export type AssignmentStatus = 'did-not-show' | 'accepted' | 'declined' | 'pending' | 'not-emailed';

/** Returns the status for a patroller's icon and chip, in the order of product 6.3. */
export function assignmentStatus(assignment: Assignment): AssignmentStatus {
  if (assignment.didNotShow) return 'did-not-show';
  if (assignment.accepted) return 'accepted';
  if (assignment.declined) return 'declined';
  return assignment.emailed ? 'pending' : 'not-emailed';
}
