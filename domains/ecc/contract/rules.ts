import {
  addHours,
  eccAnswerHours,
  eccCallMinutes,
  eccClockMinutes,
  holdsAny,
  readyMinutes,
  watcherRoles,
} from '#contract';
import {
  endOf,
  isCrewMember,
  isDue,
  isOver,
  type Patrol,
  type State,
  type Timing,
  type Viewer,
  type WithCrew,
} from '#patrols/contract';

/** What passes between a patrol and the ECC, and until when. `now` is an ISO instant. */

/** The log-on's notification to the emergency control centre, and the response to it. */
type LogOn = { eccLogOnNotification: object | null; eccLogOnResponse: object | null };

/** The number that was typed at a start. */
type EventNumberOf = { policeEventNumber?: string | null | undefined } | null;

/** When the patrol should ring the ECC instead of waiting for its answer (product 8.4). */
export function eccCallAt({ when }: Pick<Patrol, 'when'>): string {
  return addHours(when, eccCallMinutes / 60);
}

/** Until when the ECC can answer, and the crew can enter its event number (product 16.6). */
export function eccAnswerUntil(patrol: Timing): string {
  return addHours(endOf(patrol), eccAnswerHours);
}

/**
 * Whether the ECC can still answer. The crew can read the replies only that long, because they quote the log-on
 * with its phone numbers.
 */
export function isEccAnswerable(patrol: Timing, now: string): boolean {
  return Date.parse(now) < Date.parse(eccAnswerUntil(patrol));
}

/** The crew may enter an event number as soon as it could log on, with or without a log-on by mail (product 16.6). */
export function canEnterEventNumber(
  patrol: WithCrew & Timing & State & Pick<Patrol, 'type'>,
  viewer: Viewer,
  now: string,
): boolean {
  const isOpen = Date.parse(now) < Date.parse(eccAnswerUntil(patrol));
  return isOpen && isDue(patrol, viewer, readyMinutes.logOn, now);
}

/**
 * Whether the ECC knows of the patrol: a log-on was sent, or it gave an event number (product 16.9). For a test
 * patrol this says that its crew has trained it.
 */
export function isKnownToEcc(patrol: LogOn & { started: EventNumberOf }): boolean {
  const { eccLogOnNotification, eccLogOnResponse, started } = patrol;
  return Boolean(eccLogOnNotification || eccLogOnResponse || started?.policeEventNumber);
}

/** Whether cancelling tells the ECC, which expects a patrol that it knows until the planned end (product 16.10). */
export function tellsEccOfCancelling(
  patrol: Timing & LogOn & { started: EventNumberOf },
  now: string,
): boolean {
  return isKnownToEcc(patrol) && !isOver(patrol, now);
}

/** The mails that came in for a patrol are shown to admins, watchers, and its crew as long as it can act on them (product 16.7). */
export function canReadEccReplies(
  patrol: WithCrew & Timing & Pick<LogOn, 'eccLogOnNotification'>,
  viewer: Viewer,
  now: string,
): boolean {
  const sees = holdsAny(viewer.roles, watcherRoles);
  const acts = isCrewMember(patrol, viewer) && isEccAnswerable(patrol, now);
  return Boolean(patrol.eccLogOnNotification) && (sees || acts);
}

/** Whether the device's time of a message to the ECC is near enough to the server's (product 16.2). */
export function isNearNow(when: string, now: string): boolean {
  return Math.abs(Date.parse(when) - Date.parse(now)) <= eccClockMinutes * 60_000;
}

export type StartWarning = 'ECC Response Not Received' | 'ECC LogOn Not Sent';

/**
 * Returns the title of the dialog that Start opens (product 8.3), or null if Start leads straight to recording.
 * A typed number does not replace the log-on, because only the log-on tells the ECC who is out and where.
 */
export function startWarning(patrol: Pick<Patrol, 'type'> & LogOn): StartWarning | null {
  if (patrol.type === 'event') return null;
  if (!patrol.eccLogOnNotification) return 'ECC LogOn Not Sent';
  return patrol.eccLogOnResponse ? null : 'ECC Response Not Received';
}
