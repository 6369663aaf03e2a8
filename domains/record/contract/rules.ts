import {
  finishForCrewMinutes,
  type Issue,
  minutesAfter,
  quietMinutes,
  type Role,
  recordWindow,
} from '#contract';
import { endOf, type Patrol, type Started } from '#patrols/contract';

/**
 * The rules of a patrol's record as pure functions, by which the server refuses and the web checks a form (product 17). A
 * `moment` is the instant at which something is recorded, by the server's clock.
 */

function timeIssues(path: string, value: string, format: string): Issue[] {
  return [{ path: [path], reason: 'incorrect-format', value, format }];
}

/** A start is at most 1 hour ahead and 6 hours back. */
export function startTimeIssues(started: string, moment: string): Issue[] {
  const { ahead, back } = recordWindow.start;
  const minutes = minutesAfter(started, moment);
  if (minutes <= ahead && minutes >= -back) return [];
  return timeIssues('started', started, `a time from ${back / 60} hours ago to ${ahead / 60} hour ahead`);
}

/** An incident is at most 1 minute ahead, and not before the patrol's start. */
export function incidentTimeIssues(
  when: string,
  moment: string,
  { started }: Pick<Started, 'started'>,
): Issue[] {
  if (minutesAfter(when, moment) > recordWindow.incident.ahead)
    return timeIssues('when', when, 'a time until now');
  return minutesAfter(when, started) < 0 ? timeIssues('when', when, 'a time after the start') : [];
}

/** A finish is at most 15 minutes ahead, and after the start. */
export function finishTimeIssues(
  finished: string,
  moment: string,
  { started }: Pick<Started, 'started'>,
): Issue[] {
  const { ahead } = recordWindow.finish;
  if (minutesAfter(finished, moment) > ahead)
    return timeIssues('finished', finished, `a time until ${ahead} minutes ahead`);
  return minutesAfter(finished, started) <= 0
    ? timeIssues('finished', finished, 'a time after the start')
    : [];
}

/** The odometer does not run backwards. Null if it was not noted. */
export function finishOdometerIssues(
  finishOdometer: number | null,
  { vehicle }: Pick<Started, 'vehicle'>,
): Issue[] {
  const min = vehicle?.startOdometer ?? null;
  if (min === null || finishOdometer === null || finishOdometer >= min) return [];
  return [{ path: ['vehicle', 'finishOdometer'], reason: 'min', min, value: finishOdometer }];
}

/**
 * Whether an entry that has waited on a device is accepted though the patrol has finished: it was recorded
 * before the finish was, or nobody knows at which `moment` (product 17.24), and is not dated after it (product 17.6). Each `moment` is
 * when it was recorded; a deletion has no date.
 */
export function isFromBefore(
  finish: { finished: string; moment: string },
  { moment, when }: { moment: string | null; when?: string | undefined },
): boolean {
  const isMadeAfter = moment !== null && minutesAfter(moment, finish.moment) > 0;
  const isDatedAfter = when !== undefined && minutesAfter(when, finish.finished) > 0;
  return !isMadeAfter && !isDatedAfter;
}

type Running = Pick<Patrol, 'when' | 'hours' | 'started' | 'finished'>;

/** From an hour past the end of a running patrol an admin may finish it for its crew, with a reason. */
export function canFinishForCrew(patrol: Running, roles: readonly Role[], now: string): boolean {
  if (!roles.includes('admin') || !patrol.started || patrol.finished) return false;
  return minutesAfter(now, endOf(patrol)) >= finishForCrewMinutes;
}

/** Returns when the crew was last heard from: at the last entry of the record, or at its start. */
export function lastEntryOf(
  { started }: Pick<Started, 'started'>,
  incidents: readonly { when: string }[],
): string {
  return incidents.reduce((last, { when }) => (Date.parse(when) > Date.parse(last) ? when : last), started);
}

/** Whether it is time for a gentle prompt: nothing was recorded for a quarter of an hour. */
export function isQuiet(lastEntry: string, now: string): boolean {
  return minutesAfter(now, lastEntry) >= quietMinutes;
}
