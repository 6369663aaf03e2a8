import { addDays, resolveLocal, toLocal } from '@patrolbook/contract';

/**
 * Returns the instant nearest to `near`, an ISO instant, at which the clocks in `zone` show `time` (`HH:MM`), so
 * that a time just before midnight is yesterday's; if a `date` is given, the nearest on that day. In the minute
 * of `near` it is `near` itself. A time that the clocks skip becomes the moment at which they go forward. Returns
 * a text that is not a time as it is, for a schema to refuse.
 */
export function nearestInstant(time: string, near: string, zone: string, date?: string): string {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return time;
  const here = toLocal(near, zone);
  if (here.time === time && (date === undefined || date === here.date)) return near;
  const days = date === undefined ? [-1, 0, 1].map((ahead) => addDays(here.date, ahead)) : [date];
  const distance = (instant: string) => Math.abs(Date.parse(instant) - Date.parse(near));
  return days
    .flatMap((day) => instantsAt({ date: day, time }, zone))
    .reduce((best, instant) => (distance(instant) < distance(best) ? instant : best));
}

function instantsAt(local: { date: string; time: string }, zone: string): string[] {
  const resolved = resolveLocal(local, zone);
  if (resolved.kind === 'one') return [resolved.instant];
  if (resolved.kind === 'twice') return [resolved.first, resolved.second];
  return instantsAt(resolved.next, zone);
}
