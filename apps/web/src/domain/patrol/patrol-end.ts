import { endOf, formatDateTime, formatTime } from '@patrolbook/contract';

/** Returns when a patrol ends: `00:00`, with the date if it lasts a day or more. */
export function endText(patrol: { when: string; hours: number }, zone: string): string {
  const end = endOf(patrol);
  return patrol.hours < 24 ? formatTime(end, zone) : formatDateTime(end, zone);
}
