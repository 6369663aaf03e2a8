import {
  addHours,
  correctionDays,
  minutesAfter,
  noticeWait,
  overdueHours,
  type Role,
  toLocal,
} from '#contract';
import type { Patrol, PatrolListItem } from './schema.ts';
import { hasRole, type State, type Timing, type Viewer, type WithCrew } from './subject.ts';

/**
 * Rules as pure functions: the server refuses calls by them and the web shows buttons by them. Each button of product 8.2
 * has one. `now` is an ISO instant.
 */

/** Returns the planned end. */
export function endOf(patrol: Timing): string {
  return addHours(patrol.when, patrol.hours);
}

/** Whether the planned start has passed; the patrol itself may not have been started. */
export function isPast(patrol: Pick<Patrol, 'when'>, now: string): boolean {
  return Date.parse(patrol.when) <= Date.parse(now);
}

/** Whether it has started, or should have. */
export function hasBegun(patrol: Pick<State, 'when' | 'started'>, now: string): boolean {
  return Boolean(patrol.started) || isPast(patrol, now);
}

/** Whether the planned end has passed. */
export function isOver(patrol: Timing, now: string): boolean {
  return minutesAfter(now, patrol.when) >= Math.round(patrol.hours * 60);
}

/** Whether an admin can still correct what is known of the patrol: its record, and who came. */
export function isCorrectable(patrol: Timing, now: string): boolean {
  return Date.parse(now) < Date.parse(addHours(endOf(patrol), correctionDays * 24));
}

/**
 * Whether it is ahead or under way, so that its crew may have to reach each other (product 2.7). A patrol that
 * was never finished does not stay under way for ever.
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
export function isOnCrew(assignment: Record<'declined' | 'removed', unknown>): boolean {
  return !assignment.declined && !assignment.removed;
}

export function countCrew(patrol: WithCrew): number {
  return Object.values(patrol.patrollers).filter(isOnCrew).length;
}

/** Returns how many are missing on the crew that a patrol wants (product 5.23). An event wants none. */
export function openPlaces(patrol: WithCrew & Pick<PatrolListItem, 'type' | 'crewSize'>): number {
  return patrol.type === 'patrol' ? Math.max(0, patrol.crewSize - countCrew(patrol)) : 0;
}

/** The least crew that goes out. */
const leastCrew = 2;

/** Whether a crew of so many is too small to go out, whatever the patrol wants: it stands down (product 16.2). */
export function isBelowLeastCrew(crew: number): boolean {
  return crew < leastCrew;
}

export function canFinalize(patrol: State, roles: readonly Role[]): boolean {
  return hasRole(roles, 'admin') && isDraft(patrol);
}

export function canCancel(patrol: State, roles: readonly Role[]): boolean {
  return hasRole(roles, 'admin') && !patrol.started && !patrol.cancelled;
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
  return hasRole(roles, 'admin') && !editBlock(patrol, now);
}

/** A patrol can be copied in any state, since the copy is a new draft (product 5.10). */
export function canCopy(roles: readonly Role[]): boolean {
  return hasRole(roles, 'admin');
}

/** Did Not Show cancels once the start time has passed. */
export function canCancelAsNoShow(patrol: State, roles: readonly Role[], now: string): boolean {
  return canCancel(patrol, roles) && isPast(patrol, now);
}

/** Whether the viewer is a patroller on this patrol's crew. */
export function isCrewMember(patrol: WithCrew, { personId, roles }: Viewer): boolean {
  const own = patrol.patrollers[personId];
  return hasRole(roles, 'patroller') && own !== undefined && isOnCrew(own);
}

/**
 * Whether the start is so near, or so past, that a notice of a change does not wait for a later one (product
 * 11.22).
 */
export function isNear({ when }: Pick<Patrol, 'when'>, now: string): boolean {
  return Date.parse(when) - Date.parse(now) <= noticeWait.unlessWithinHours * 3_600_000;
}

/**
 * Whether a moved start asks those who had accepted again, because it moved by an hour or more, or to another
 * local date (product 5.4).
 */
export function asksAgain(before: string, after: string, zone: string): boolean {
  const movedBy = Math.abs(Date.parse(after) - Date.parse(before));
  return movedBy >= 60 * 60_000 || toLocal(before, zone).date !== toLocal(after, zone).date;
}
