import { addHours, extensionStep, limits, readyMinutes, recordedDays } from '#contract';
import { endOf, isCrewMember, isOnCrew, isOver } from './rules.ts';
import type { Patrol } from './schema.ts';
import type { State, Timing, Viewer, WithCrew } from './subject.ts';

/** When the crew of a patrol logs on, starts, goes on recording and extends it. `now` is an ISO instant. */

/** The fields of a patrol that the rules for log-on and start read. */
type Departing = WithCrew & Timing & State & Pick<Patrol, 'type'>;

/** ECC LogOn: from 90 minutes before the start until the end, once. */
export function canLogOn(
  patrol: Departing & { eccLogOnNotification: object | null },
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

/**
 * Whether the crew of a patrol that nobody has started may be out all the same, since its start may wait on a phone without coverage (product
 * 17.58): from 60 minutes before its start until a day past its end.
 */
export function mayBeOut(patrol: Departing & { finished: object | null }, now: string): boolean {
  const { type, finalized, cancelled, started, finished, patrollers } = patrol;
  if (type !== 'patrol' || !finalized || cancelled || started || finished) return false;
  if (!Object.values(patrollers).some(isOnCrew)) return false;
  const moment = Date.parse(now);
  return (
    moment >= Date.parse(patrol.when) - readyMinutes.start * 60_000 &&
    moment < Date.parse(addHours(endOf(patrol), 24))
  );
}

/** Whether the viewer's patrol is certain to take place, and so near that it concerns the ECC. */
export function isDue(
  patrol: WithCrew & State & Pick<Patrol, 'type'>,
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
  patrol: WithCrew & { started: object | null; finished: object | null },
  viewer: Viewer,
): boolean {
  return Boolean(patrol.started) && !patrol.finished && isCrewMember(patrol, viewer);
}

/** The fields of a patrol that the rules for a roster's first patrol read. */
type Rostered = WithCrew & State & Timing & { finished: object | null };

/**
 * Returns the patrols that the viewer has started and not finished, the latest start first. They come before all
 * others, but only until some days past their planned end, because some are never finished (product 7.12).
 */
export function runningOf<P extends Rostered>(patrols: readonly P[], viewer: Viewer, now: string): P[] {
  const isForgotten = (patrol: P) =>
    Date.parse(addHours(endOf(patrol), recordedDays * 24)) <= Date.parse(now);
  return patrols
    .filter((one) => !one.cancelled && canContinueRecording(one, viewer) && !isForgotten(one))
    .sort((one, other) => Date.parse(other.when) - Date.parse(one.when));
}

/**
 * Returns the first patrol that has not started and is not over. A finalized one comes before a draft, because
 * nobody is sure to be out on a draft (product 7.4). `patrols` are in the order of their start.
 */
export function nextOf<P extends Rostered>(patrols: readonly P[], now: string): P | undefined {
  const ahead = patrols.filter((one) => !one.started && !one.cancelled && !isOver(one, now));
  return ahead.find((one) => one.finalized) ?? ahead[0];
}

/**
 * Returns the least total of hours to which a running patrol can be extended: the fewest added half hours that
 * put its end past `now` (product 16.13). Null if that is more than a patrol may last.
 */
export function leastExtension(patrol: Timing, now: string): number | null {
  const late = (Date.parse(now) - Date.parse(endOf(patrol))) / (extensionStep * 3_600_000);
  const hours = patrol.hours + extensionStep * Math.max(1, Math.floor(late) + 1);
  return hours <= limits.hours.max ? hours : null;
}

/**
 * Whether a running patrol can be extended to this total of hours: the least one, or that plus half hours. A
 * patrol of any planned length so keeps its minutes (product 16.13).
 */
export function isExtension(hours: number, patrol: Timing, now: string): boolean {
  const least = leastExtension(patrol, now);
  if (least === null) return false;
  const steps = (hours - least) / extensionStep;
  return Math.round(steps) >= 0 && Math.abs(steps - Math.round(steps)) < 1e-6;
}
