import { endOf, formatDateTime, formatTime } from '@patrolbook/contract';

/** When a patrol ends: `00:00`, with the date when that is a day or more after its start. */
export function endText(patrol: { when: string; hours: number }, zone: string): string {
  const end = endOf(patrol);
  return patrol.hours < 24 ? formatTime(end, zone) : formatDateTime(end, zone);
}
