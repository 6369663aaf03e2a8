import { formatDate, formatDayMonth, formatTime, formatWeekday } from '#contract';
import { isThisYear } from '#lib/time/this-year.ts';
import type { Incident } from '#patrols/contract';
import { useZone } from '#people/web/profile.tsx';
import { incidentListTexts } from '#record/web/texts.ts';

interface IncidentTimeProps {
  incident: Pick<Incident, 'when' | 'timeUncertain'>;
}

/** `Sat 14 Nov 23:52`, or `14 Nov 2025 23:52` in another year; with a note if it is not certain. */
export function IncidentTime({ incident: { when, timeUncertain } }: IncidentTimeProps) {
  const zone = useZone();
  const date = isThisYear(when, zone)
    ? `${formatWeekday(when, zone)} ${formatDayMonth(when, zone)}`
    : formatDate(when, zone);
  return (
    <time dateTime={when}>
      {date} <b>{formatTime(when, zone)}</b>
      {timeUncertain && ` ${incidentListTexts.notCertain}`}
    </time>
  );
}
