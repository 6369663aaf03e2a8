import type { Role } from '../access.ts';
import {
  answerAgainAfterMinutes,
  eccAnswerHours,
  eccClockMinutes,
  eccRingMinutes,
  extensionStep,
  fullCrew,
  limits,
  noticeWait,
  overdueHours,
  readyMinutes,
  recordedDays,
  voidDays,
} from '../limits.ts';
import { addHours, toLocal } from '../time.ts';
import type { Assignment, Patrol, PatrolListItem } from './schema.ts';

/**
 * Rules as pure functions: the server refuses calls by them and the web shows buttons by them. Each button of product 8.2
 * has one. `now` is an ISO instant.
 */

type Timing = Pick<Patrol, 'when' | 'hours'>;
type State = Pick<Patrol, 'when' | 'cancelled' | 'finalized'> & { started: object | null };
type Crew = Pick<PatrolListItem, 'patrollers'>;

/** What the rules for log-on and start read of a patrol. */
type Departing = Crew & Timing & State & Pick<Patrol, 'type'>;

/** The log-on's notification to the emergency control centre, and the response to it. */
type LogOn = { eccLogOnNotification: object | null; eccLogOnResponse: object | null };

/** The number that was typed at a start. */
type EventNumberOf = { policeEventNumber: string | null } | null;

interface Viewer {
  personId: string;
  roles: readonly Role[];
}

const is = (roles: readonly Role[], role: Role) => roles.includes(role);

/** Returns the planned end. */
export function endOf(patrol: Timing): string {
  return addHours(patrol.when, patrol.hours);
}

/** Whether the planned start has passed; the patrol itself may not have been started. */
export function isPast(patrol: Pick<Patrol, 'when'>, now: string): boolean {
  return Date.parse(patrol.when) <= Date.parse(now);
}

/** Whether the planned end has passed. */
export function isOver(patrol: Timing, now: string): boolean {
  return Date.parse(endOf(patrol)) <= Date.parse(now);
}

/**
 * Whether it is still ahead or under way: its crew may have to reach each other (product 2.7). One that was never finished does
 * not stay under way for ever.
 */
export function isUpcomingOrRunning(
  patrol: Timing & { cancelled: object | null; started: object | null; finished: object | null },
  now: string,
): boolean {
  const lasts = patrol.started ? overdueHours : 0;
  const isOpen = Date.parse(now) < Date.parse(addHours(endOf(patrol), lasts));
  return !patrol.cancelled && !patrol.finished && isOpen;
}

/** Whether the two share any moment; one that begins as the other ends does not overlap it. */
export function overlap(one: Timing, other: Timing): boolean {
  return !isOver(one, other.when) && !isOver(other, one.when);
}

/** Whether it is a test patrol, named TEST or with that call sign: only patrollers and guests get mail (product 1.5). */
export function isTest(patrol: Pick<Patrol, 'name' | 'callSign'>): boolean {
  return [patrol.name, patrol.callSign].some((text) => text?.trim().toUpperCase() === 'TEST');
}

/** Whether it is shown as DRAFT: neither finalized nor cancelled. */
export function isDraft(patrol: Pick<Patrol, 'finalized' | 'cancelled'>): boolean {
  return !patrol.finalized && !patrol.cancelled;
}

/** Whether the patroller belongs to the crew: neither declined nor removed. */
export function isOnCrew(assignment: Pick<Assignment, 'declined' | 'removed'>): boolean {
  return !assignment.declined && !assignment.removed;
}

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

type EditRefusal = 'started' | 'cancelled' | 'past';

/** Returns why a patrol may not be edited, in the sentences of product 5.3; null when it may. */
export function editRefusal(
  patrol: State & Pick<Patrol, 'type'>,
  now: string,
): { code: EditRefusal; message: string } | null {
  const code = editBlock(patrol, now);
  const [word, capital] = patrol.type === 'event' ? ['events', 'Events'] : ['patrols', 'Patrols'];
  const messages = {
    started: `${capital} may not be edited once they have been started.`,
    cancelled: `Cancelled ${word} may not be edited.`,
    past: `Only future ${word} may be edited.`,
  };
  return code && { code, message: messages[code] };
}

function editBlock(patrol: State, now: string): EditRefusal | null {
  if (patrol.started) return 'started';
  if (patrol.cancelled) return 'cancelled';
  return isPast(patrol, now) ? 'past' : null;
}

export function canEdit(patrol: State, roles: readonly Role[], now: string): boolean {
  return is(roles, 'admin') && !editBlock(patrol, now);
}

/** A patrol can be copied in any state, since the copy is a new draft (product 5.10). */
export function canCopy(roles: readonly Role[]): boolean {
  return is(roles, 'admin');
}

/** Did Not Show cancels once the start time has passed. */
export function canCancelAsNoShow(patrol: State, roles: readonly Role[], now: string): boolean {
  return canCancel(patrol, roles) && isPast(patrol, now);
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
    is(roles, 'admin') &&
    isPast(patrol, now) &&
    !calledOff &&
    Boolean(assignment.accepted) &&
    !assignment.removed
  );
}

/** Whether a moved start asks those who had accepted again: by an hour or more, or to another local date (product 5.4). */
export function asksAgain(before: string, after: string, zone: string): boolean {
  const movedBy = Math.abs(Date.parse(after) - Date.parse(before));
  return movedBy >= 60 * 60_000 || toLocal(before, zone).date !== toLocal(after, zone).date;
}

/** Patrollers and guests can be added and removed until the start (product 6.1). */
export function canChangeCrew(patrol: State, roles: readonly Role[], now: string): boolean {
  return is(roles, 'admin') && isAnswerable(patrol, now);
}

/** Answers are accepted until the start (product 6.2). */
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

/** Whether the viewer is a patroller on this patrol's crew. */
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
  return !patrol.started && isDue(patrol, viewer, minutesBefore, now) && !isOver(patrol, now);
}

/** Whether the viewer's patrol is certain to take place, and so near that it concerns the ECC. */
function isDue(
  patrol: Crew & State & Pick<Patrol, 'type'>,
  viewer: Viewer,
  minutesBefore: number,
  now: string,
): boolean {
  const { type, finalized, cancelled } = patrol;
  if (type !== 'patrol' || !finalized || cancelled || !isCrewMember(patrol, viewer)) return false;
  return Date.parse(now) >= Date.parse(patrol.when) - minutesBefore * 60_000;
}

/** Continue Recording and extending (product 16.9): while the patrol is running. */
export function canContinueRecording(
  patrol: Crew & { started: object | null; finished: object | null },
  viewer: Viewer,
): boolean {
  return Boolean(patrol.started) && !patrol.finished && isCrewMember(patrol, viewer);
}

/** What the rules for the first patrol of a roster read of a patrol. */
type Rostered = Crew & State & Timing & { finished: object | null };

/**
 * Returns the patrols that the viewer has started and not finished, the one that started last first. They stand before all else until
 * they are finished, but no longer than some days past their planned end: some were never finished (product 7.12).
 */
export function runningOf<P extends Rostered>(patrols: readonly P[], viewer: Viewer, now: string): P[] {
  const isForgotten = (patrol: P) =>
    Date.parse(addHours(endOf(patrol), recordedDays * 24)) <= Date.parse(now);
  return patrols
    .filter((one) => !one.cancelled && canContinueRecording(one, viewer) && !isForgotten(one))
    .toSorted((one, other) => Date.parse(other.when) - Date.parse(one.when));
}

/**
 * Returns the first patrol that has not been started, and is not over: a finalized one, if there is any, since nobody is sure to be out
 * on a draft (product 7.4). `patrols` are in the order of their start.
 */
export function nextOf<P extends Rostered>(patrols: readonly P[], now: string): P | undefined {
  const ahead = patrols.filter((one) => !one.started && !one.cancelled && !isOver(one, now));
  return ahead.find((one) => one.finalized) ?? ahead[0];
}

type Recorded = Timing & { started: object | null; finished: object | null };

/** Void Start: an admin, while the patrol is running; a finish is voided first (product 17.16). */
export function canVoidStart(patrol: Recorded, roles: readonly Role[], now: string): boolean {
  return is(roles, 'admin') && Boolean(patrol.started) && !patrol.finished && isVoidable(patrol, now);
}

/** Void Finish: an admin, once the patrol has finished (product 17.16). */
export function canVoidFinish(patrol: Recorded, roles: readonly Role[], now: string): boolean {
  return is(roles, 'admin') && Boolean(patrol.finished) && isVoidable(patrol, now);
}

/** Whether the record of a patrol is still so new that it can be voided. */
export function isVoidable(patrol: Timing, now: string): boolean {
  return Date.parse(now) < Date.parse(addHours(endOf(patrol), voidDays * 24));
}

/** What is set aside is shown to admins and the crew (product 17.15). */
export function canSeeSetAside(patrol: Crew, viewer: Viewer): boolean {
  return is(viewer.roles, 'admin') || isCrewMember(patrol, viewer);
}

/** When the patrol rings the ECC instead of waiting for its answer (product 8.4). */
export function eccRingAt({ when }: Pick<Patrol, 'when'>): string {
  return addHours(when, eccRingMinutes / 60);
}

/** Until when the ECC can answer, and the crew can enter its event number (product 16.6). */
export function eccAnswerUntil(patrol: Timing): string {
  return addHours(endOf(patrol), eccAnswerHours);
}

/** The crew may enter an event number as soon as it could log on, with or without a log-on by mail (product 16.6). */
export function canEnterEventNumber(
  patrol: Crew & Timing & State & Pick<Patrol, 'type'>,
  viewer: Viewer,
  now: string,
): boolean {
  const isOpen = Date.parse(now) < Date.parse(eccAnswerUntil(patrol));
  return isOpen && isDue(patrol, viewer, readyMinutes.logOn, now);
}

/**
 * Whether the ECC knows of the patrol: a log-on was sent, or it gave an event number (product 16.9). Of a test patrol whether
 * its crew has trained that.
 */
export function isKnownToEcc(patrol: LogOn & { started: EventNumberOf }): boolean {
  const { eccLogOnNotification, eccLogOnResponse, started } = patrol;
  return Boolean(eccLogOnNotification || eccLogOnResponse || started?.policeEventNumber);
}

/** Whether cancelling tells the ECC: it expects a patrol that it knows of, until its planned end (product 16.10). */
export function tellsEccOfCancelling(
  patrol: Timing & LogOn & { started: EventNumberOf },
  now: string,
): boolean {
  return isKnownToEcc(patrol) && !isOver(patrol, now);
}

/** Admins and watchers see the people and vehicles of every incident, and find incidents by them (product 2.10). */
export function seesInvolved(roles: readonly Role[]): boolean {
  return is(roles, 'admin') || is(roles, 'watcher');
}

/** The people and vehicles of a patrol's incidents are shown to its crew as well (product 2.10). */
export function canSeeInvolved(patrol: Crew, viewer: Viewer): boolean {
  return seesInvolved(viewer.roles) || isCrewMember(patrol, viewer);
}

/** The mails that came in for a patrol are shown to admins, watchers, and its crew as long as it can act on them (product 16.7). */
export function canReadEccReplies(
  patrol: Crew & Timing & Pick<LogOn, 'eccLogOnNotification'>,
  viewer: Viewer,
  now: string,
): boolean {
  const sees = is(viewer.roles, 'admin') || is(viewer.roles, 'watcher');
  const acts = isCrewMember(patrol, viewer) && isEccAnswerable(patrol, now);
  return Boolean(patrol.eccLogOnNotification) && (sees || acts);
}

/** Whether the ECC can answer still. The replies quote the log-on, with its phone numbers: afterwards the crew reads them no more. */
export function isEccAnswerable(patrol: Timing, now: string): boolean {
  return Date.parse(now) < Date.parse(eccAnswerUntil(patrol));
}

/**
 * Returns the least total of hours to which a running patrol can be extended: by as many half hours as put its end past
 * `now` (product 16.13). Null if that is more than a patrol may last.
 */
export function leastExtension(patrol: Timing, now: string): number | null {
  const late = (Date.parse(now) - Date.parse(endOf(patrol))) / (extensionStep * 3_600_000);
  const hours = patrol.hours + extensionStep * Math.max(1, Math.floor(late) + 1);
  return hours <= limits.hours.max ? hours : null;
}

/**
 * Whether a running patrol can be extended to this total of hours: to the least one or further, in half hours, so that a patrol
 * of any planned length keeps its minutes (product 16.13).
 */
export function isExtension(hours: number, patrol: Timing, now: string): boolean {
  const least = leastExtension(patrol, now);
  if (least === null) return false;
  const steps = (hours - least) / extensionStep;
  return Math.round(steps) >= 0 && Math.abs(steps - Math.round(steps)) < 1e-6;
}

/** Whether the start is so near, or has passed, that a notice of a change does not wait for a later one (product 11.22). */
export function isNear({ when }: Pick<Patrol, 'when'>, now: string): boolean {
  return Date.parse(when) - Date.parse(now) <= noticeWait.unlessWithinHours * 3_600_000;
}

/** Whether the device's time of a message to the ECC is near enough to the server's (product 16.2). */
export function isNearNow(when: string, now: string): boolean {
  return Math.abs(Date.parse(when) - Date.parse(now)) <= eccClockMinutes * 60_000;
}

export type StartWarning = 'ECC Response Not Received' | 'ECC LogOn Not Sent';

/**
 * Returns the title of the dialog that Start opens (product 8.3); null when Start leads straight to recording. A number that was
 * typed does not replace the log-on, since nothing but the log-on tells the ECC who is out and where.
 */
export function startWarning(patrol: Pick<Patrol, 'type'> & LogOn): StartWarning | null {
  if (patrol.type === 'event') return null;
  if (!patrol.eccLogOnNotification) return 'ECC LogOn Not Sent';
  return patrol.eccLogOnResponse ? null : 'ECC Response Not Received';
}
