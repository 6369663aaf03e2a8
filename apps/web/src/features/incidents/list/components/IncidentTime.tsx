import { formatDate, formatDayMonth, formatTime, formatWeekday } from '@patrolbook/contract';
import { useZone } from '../../../../domain/profile/profile.tsx';
import { isThisYear } from '../../../../lib/time/this-year.ts';

/** `Sat 14 Nov 23:52`, or `14 Nov 2025 23:52` in another year. */
export function IncidentTime({ when }: { when: string }) {
  const zone = useZone();
  const date = isThisYear(when, zone)
    ? `${formatWeekday(when, zone)} ${formatDayMonth(when, zone)}`
    : formatDate(when, zone);
  return (
    <time dateTime={when}>
      {date} <b>{formatTime(when, zone)}</b>
    </time>
  );
}
