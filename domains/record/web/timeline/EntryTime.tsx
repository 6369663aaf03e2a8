import { formatTime, formatWeekday } from '#contract';
import { useZone } from '#people/web/profile.tsx';
import { patrolTimelineTexts } from '../texts.ts';

interface EntryTimeProps {
  /** ISO instant; null is now. */
  when: string | null;
  /** Whether the weekday comes first. */
  weekday: boolean;
}

/** `23:52`, `Sat 23:52`, or `now`. */
export function EntryTime({ when, weekday }: EntryTimeProps) {
  const zone = useZone();
  if (when === null) return patrolTimelineTexts.now;
  return (
    <time dateTime={when}>
      {weekday && `${formatWeekday(when, zone)} `}
      {formatTime(when, zone)}
    </time>
  );
}
