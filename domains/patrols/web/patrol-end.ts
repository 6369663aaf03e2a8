import { formatDateTime, formatTime } from '#contract';
import { endOf } from '#patrols/contract';

/** Returns when a patrol ends: `00:00`, with the date if it lasts a day or more. */
export function endText(patrol: { when: string; hours: number }, zone: string): string {
  const end = endOf(patrol);
  return patrol.hours < 24 ? formatTime(end, zone) : formatDateTime(end, zone);
}

/** A time at least so many milliseconds away needs its date. */
const far = 12 * 3_600_000;

/** Returns when a patrol that is under way ends or has ended: `00:00`, with the date if that is not near. */
export function nearEndText(patrol: { when: string; hours: number }, now: string, zone: string): string {
  const end = endOf(patrol);
  const isNear = Math.abs(Date.parse(end) - Date.parse(now)) < far;
  return isNear ? formatTime(end, zone) : formatDateTime(end, zone);
}
