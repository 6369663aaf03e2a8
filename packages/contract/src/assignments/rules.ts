import type { Role } from '../access.ts';
import { answerAgainAfterMinutes } from '../limits.ts';
import { isPast } from '../patrols/rules.ts';
import type { Assignment } from '../patrols/schema.ts';
import { hasRole, type State } from '../patrols/subject.ts';
import { toLocal } from '../time.ts';

/** Who is asked to come, may answer, and is marked as not shown. `now` is an ISO instant. */

/** Answers are accepted until the start (product 6.2). */
export function isAnswerable(patrol: State, now: string): boolean {
  return !isPast(patrol, now) && !patrol.cancelled && !patrol.started;
}

/** Patrollers and guests can be added and removed until the start (product 6.1). */
export function canChangeCrew(patrol: State, roles: readonly Role[], now: string): boolean {
  return hasRole(roles, 'admin') && isAnswerable(patrol, now);
}

/**
 * Once the start time has passed, a patroller who had accepted can be marked as not shown, or unmarked. This does not apply
 * to a patrol that was cancelled before its start.
 */
export function canMarkNoShow(
  patrol: State,
  assignment: { accepted: unknown; removed: unknown },
  roles: readonly Role[],
  now: string,
): boolean {
  const calledOff = patrol.cancelled && !isPast(patrol, patrol.cancelled.when);
  return (
    hasRole(roles, 'admin') &&
    isPast(patrol, now) &&
    !calledOff &&
    Boolean(assignment.accepted) &&
    !assignment.removed
  );
}

/**
 * Whether a moved start asks those who had accepted again, because it moved by an hour or more, or to another
 * local date (product 5.4).
 */
export function asksAgain(before: string, after: string, zone: string): boolean {
  const movedBy = Math.abs(Date.parse(after) - Date.parse(before));
  return movedBy >= 60 * 60_000 || toLocal(before, zone).date !== toLocal(after, zone).date;
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
