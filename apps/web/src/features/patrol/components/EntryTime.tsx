import { formatTime, formatWeekday } from '@patrolbook/contract';
import { useZone } from '../../../lib/profile.tsx';
import type { Entry } from '../timeline.ts';

const day = 86_400_000;

interface EntryTimeProps {
  entry: Entry;
  /** All that are shown: over more than a day the time alone would be any day's. */
  entries: readonly Entry[];
}

/** `23:52`, or `now`; with the weekday before it when the entries reach over more than a day. */
export function EntryTime({ entry: { when }, entries }: EntryTimeProps) {
  const zone = useZone();
  if (when === null) return <>now</>;
  const times = entries.flatMap((entry) => entry.when ?? []).map(Date.parse);
  const isLong = Math.max(...times) - Math.min(...times) >= day;
  return (
    <time dateTime={when}>
      {isLong && `${formatWeekday(when, zone)} `}
      {formatTime(when, zone)}
    </time>
  );
}
