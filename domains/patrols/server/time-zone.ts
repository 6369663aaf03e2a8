import { LRUCache } from 'lru-cache';
import { tzlib_get_ical_block, tzlib_get_offset } from 'timezones-ical-library';
import { resolveLocal, toLocal } from '#contract';

/** A local time as calendars have it. */
export interface CalendarTime {
  /** `20261124T210000` */
  text: string;
  /** The zone by its present name: `Pacific/Auckland` for `NZ`. */
  zone: string;
}

/** Returns the lines of the VTIMEZONE with the rules of a zone, by its present name (RFC 5545, section 3.6.5). */
export function timeZoneRules(zone: string): string[] {
  const [block = ''] = tzlib_get_ical_block(zone);
  return block.split('\r\n');
}

/** Many patrols begin and end at the same time, and calendars are read again each hour; to find one time takes half a millisecond. */
const known = new LRUCache<string, { time: CalendarTime | null }>({ max: 10_000 });

/**
 * Returns an instant's local time, or null if a reader of it may not find the same instant by the zone's rules. That is so for a
 * time that occurs twice, and where the rules and the server's own differ, because they come from different releases of the time
 * zone database.
 */
export function readableTime(instant: string, zone: string): CalendarTime | null {
  const key = `${zone} ${instant}`;
  const found = known.get(key) ?? { time: findTime(instant, zone) };
  known.set(key, found);
  return found.time;
}

function findTime(instant: string, zone: string): CalendarTime | null {
  const local = toLocal(instant, zone);
  if (resolveLocal(local, zone).kind !== 'one') return null;
  const minutes = (Date.parse(`${local.date}T${local.time}Z`) - Date.parse(instant)) / 60_000;
  if (tzlib_get_offset(zone, local.date, local.time) !== offsetText(Math.round(minutes))) return null;
  const [, name = ''] = tzlib_get_ical_block(zone);
  const seconds = instant.slice(17, 19);
  return {
    text: `${local.date}T${local.time}${seconds}`.replaceAll(/[-:]/g, ''),
    zone: name.replace('TZID=', ''),
  };
}

/** `+1300` */
function offsetText(minutes: number): string {
  const [hour, minute] = [Math.abs(minutes) / 60, Math.abs(minutes) % 60];
  const digits = (part: number) => String(Math.floor(part)).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${digits(hour)}${digits(minute)}`;
}
