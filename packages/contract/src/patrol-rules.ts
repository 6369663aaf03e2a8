import type { Role } from './access.ts';
import { answerAgainAfterMinutes, fullCrew } from './limits.ts';
import type { Assignment, Patrol, PatrolListItem } from './patrols.ts';
import { addHours } from './time.ts';

/**
 * The rules of design 6.3 as pure functions: the server refuses by them and the web shows by them. `now` is an ISO instant.
 * Each button of "patrol detail page" (specification 2) has one.
 */

type Timing = Pick<Patrol, 'when' | 'hours'>;
type State = Pick<Patrol, 'when' | 'cancelled' | 'finalized' | 'started'>;

const is = (roles: readonly Role[], role: Role) => roles.includes(role);

/** The planned end. */
export function endOf(patrol: Timing): string {
  return addHours(patrol.when, patrol.hours);
}

/** The start time has come; the patrol itself may not have been started. */
export function isPast(patrol: Pick<Patrol, 'when'>, now: string): boolean {
  return Date.parse(patrol.when) <= Date.parse(now);
}

/** A patrol whose name or call sign is TEST: mails go to patrollers and guests alone (specification 1). */
export function isTest(patrol: Pick<Patrol, 'name' | 'callSign'>): boolean {
  return [patrol.name, patrol.callSign].some((text) => text?.trim().toUpperCase() === 'TEST');
}

/** DRAFT: not finalized and not cancelled. */
export function isDraft(patrol: Pick<Patrol, 'finalized' | 'cancelled'>): boolean {
  return !patrol.finalized && !patrol.cancelled;
}

/** Counts as being on the patrol: neither declined nor removed. */
export function isOnCrew(assignment: Pick<Assignment, 'declined' | 'removed'>): boolean {
  return !assignment.declined && !assignment.removed;
}

/** How many are on the patrol. */
export function crewSize(patrol: Pick<PatrolListItem, 'patrollers'>): number {
  return Object.values(patrol.patrollers).filter(isOnCrew).length;
}

export function isUndermanned(patrol: Pick<PatrolListItem, 'patrollers'>): boolean {
  return crewSize(patrol) < fullCrew;
}

export function canFinalize(patrol: State, roles: readonly Role[]): boolean {
  return is(roles, 'admin') && isDraft(patrol);
}

export function canCancel(patrol: State, roles: readonly Role[]): boolean {
  return is(roles, 'admin') && !patrol.started && !patrol.cancelled;
}

/** Did Not Show cancels once the start time has passed. */
export function canMarkNotShown(patrol: State, roles: readonly Role[], now: string): boolean {
  return canCancel(patrol, roles) && isPast(patrol, now);
}

/** Patrollers and guests are added and removed on coming, uncancelled, not started patrols. */
export function canChangeCrew(patrol: State, roles: readonly Role[], now: string): boolean {
  return is(roles, 'admin') && isAnswerable(patrol, now);
}

/** Answers are taken until the start. */
export function isAnswerable(patrol: State, now: string): boolean {
  return !isPast(patrol, now) && !patrol.cancelled && !patrol.started;
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
 * Whether the link page shows its buttons: until accepted, and again a while after (specification 2). Display only: the
 * server takes an answer at any time before the start.
 */
export function showsAnswerButtons(assignment: Pick<Assignment, 'accepted'>, now: string): boolean {
  if (!assignment.accepted) return true;
  return Date.parse(now) - Date.parse(assignment.accepted.when) > answerAgainAfterMinutes * 60_000;
}

export type AssignmentStatus = 'did-not-show' | 'accepted' | 'declined' | 'pending' | 'not-emailed';

/** What a patroller's icon and chip say, in the precedence of specification 2. */
export function assignmentStatus(assignment: Assignment): AssignmentStatus {
  if (assignment.didNotShow) return 'did-not-show';
  if (assignment.accepted) return 'accepted';
  if (assignment.declined) return 'declined';
  return assignment.emailed ? 'pending' : 'not-emailed';
}
