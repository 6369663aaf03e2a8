import type { Role } from './access.ts';
import { answerAgainAfterMinutes, fullCrew, readyMinutes } from './limits.ts';
import type { Assignment, Patrol, PatrolListItem } from './patrols.ts';
import { addHours, toLocal } from './time.ts';

/**
 * The rules of design 6.3 as pure functions: the server refuses by them and the web shows by them. `now` is an ISO instant.
 * Each button of "patrol detail page" (specification 2) has one.
 */

type Timing = Pick<Patrol, 'when' | 'hours'>;
type State = Pick<Patrol, 'when' | 'cancelled' | 'finalized'> & { started: object | null };
type Crew = Pick<PatrolListItem, 'patrollers'>;

/** What is asked of a patrol that is about to be started. */
type Departing = Crew & Timing & State & Pick<Patrol, 'type'>;

/** What the emergency control centre was sent, and what it answered. */
type LogOn = { eccLogOnNotification: object | null; eccLogOnResponse: object | null };

interface Viewer {
  personId: string;
  roles: readonly Role[];
}

const is = (roles: readonly Role[], role: Role) => roles.includes(role);

/** The planned end. */
export function endOf(patrol: Timing): string {
  return addHours(patrol.when, patrol.hours);
}

/** The start time has come; the patrol itself may not have been started. */
export function isPast(patrol: Pick<Patrol, 'when'>, now: string): boolean {
  return Date.parse(patrol.when) <= Date.parse(now);
}

/** Its planned end has come. */
export function isOver(patrol: Timing, now: string): boolean {
  return Date.parse(endOf(patrol)) <= Date.parse(now);
}

/** Both take place at some moment; one that begins as the other ends does not overlap it. */
export function overlap(one: Timing, other: Timing): boolean {
  return !isOver(one, other.when) && !isOver(other, one.when);
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
export function crewSize(patrol: Crew): number {
  return Object.values(patrol.patrollers).filter(isOnCrew).length;
}

export function isUndermanned(patrol: Crew): boolean {
  return crewSize(patrol) < fullCrew;
}

export function canFinalize(patrol: State, roles: readonly Role[]): boolean {
  return is(roles, 'admin') && isDraft(patrol);
}

export function canCancel(patrol: State, roles: readonly Role[]): boolean {
  return is(roles, 'admin') && !patrol.started && !patrol.cancelled;
}

/** Why a patrol may not be edited, in the sentences of specification 2; null when it may. */
export function editRefusal(
  patrol: State,
  now: string,
): { code: 'started' | 'cancelled' | 'past'; message: string } | null {
  if (patrol.started)
    return { code: 'started', message: 'Patrols may not be edited once they have been started.' };
  if (patrol.cancelled) return { code: 'cancelled', message: 'Cancelled patrols may not be edited.' };
  return isPast(patrol, now) ? { code: 'past', message: 'Only future patrols may be edited.' } : null;
}

export function canEdit(patrol: State, roles: readonly Role[], now: string): boolean {
  return is(roles, 'admin') && !editRefusal(patrol, now);
}

/** Did Not Show cancels once the start time has passed. */
export function canMarkNotShown(patrol: State, roles: readonly Role[], now: string): boolean {
  return canCancel(patrol, roles) && isPast(patrol, now);
}

/**
 * One who had accepted can be marked as not shown, or the mark taken back, once the start time has passed. A patrol that was
 * called off before its start was nobody's to show up at.
 */
export function canMarkDidNotShow(
  patrol: State,
  assignment: { accepted: unknown; removed: unknown },
  roles: readonly Role[],
  now: string,
): boolean {
  const calledOff = patrol.cancelled && !isPast(patrol, patrol.cancelled.when);
  return (
    is(roles, 'admin') &&
    isPast(patrol, now) &&
    !calledOff &&
    Boolean(assignment.accepted) &&
    !assignment.removed
  );
}

/** A start moved by an hour or more, or to another local date, asks those who had accepted again (design 6.3). */
export function asksAgain(before: string, after: string, zone: string): boolean {
  const movedBy = Math.abs(Date.parse(after) - Date.parse(before));
  return movedBy >= 60 * 60_000 || toLocal(before, zone).date !== toLocal(after, zone).date;
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

/** A patroller who is on this patrol's crew. */
export function isCrewMember(patrol: Crew, { personId, roles }: Viewer): boolean {
  const own = patrol.patrollers[personId];
  return is(roles, 'patroller') && own !== undefined && isOnCrew(own);
}

/** ECC LogOn: from 90 minutes before the start until the end, once. */
export function canLogOn(
  patrol: Departing & Pick<LogOn, 'eccLogOnNotification'>,
  viewer: Viewer,
  now: string,
): boolean {
  return !patrol.eccLogOnNotification && canDepart(patrol, viewer, readyMinutes.logOn, now);
}

/** Start: from 60 minutes before the start until the end. */
export function canStart(patrol: Departing, viewer: Viewer, now: string): boolean {
  return canDepart(patrol, viewer, readyMinutes.start, now);
}

function canDepart(patrol: Departing, viewer: Viewer, minutesBefore: number, now: string): boolean {
  const { type, finalized, cancelled, started } = patrol;
  if (type !== 'patrol' || !finalized || cancelled || started || !isCrewMember(patrol, viewer)) return false;
  const opens = Date.parse(patrol.when) - minutesBefore * 60_000;
  return Date.parse(now) >= opens && !isOver(patrol, now);
}

/** Continue Recording: while it is under way. */
export function canContinueRecording(
  patrol: Crew & { started: object | null; finished: object | null },
  viewer: Viewer,
): boolean {
  return Boolean(patrol.started) && !patrol.finished && isCrewMember(patrol, viewer);
}

export type StartWarning = 'ECC Response Not Received' | 'ECC LogOn Not Sent';

/** The title of the dialog that Start opens (specification 2); null when it leads straight to recording. */
export function startWarning(patrol: Pick<Patrol, 'type'> & LogOn): StartWarning | null {
  if (patrol.type === 'event' || patrol.eccLogOnResponse) return null;
  return patrol.eccLogOnNotification ? 'ECC Response Not Received' : 'ECC LogOn Not Sent';
}
