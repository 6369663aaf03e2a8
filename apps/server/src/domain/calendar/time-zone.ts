import { resolveLocal, toLocal } from '@patrolbook/contract';
import { tzlib_get_ical_block, tzlib_get_offset } from 'timezones-ical-library';

/** Returns the VTIMEZONE with the rules of a zone (RFC 5545, section 3.6.5); null if the library does not know the zone. */
export function timeZoneRules(zone: string): string | null {
  return tzlib_get_ical_block(zone)[0] ?? null;
}

/**
 * Returns whether a reader of an instant's local time finds the same instant by these rules. It fails for a time
 * that occurs twice, and where the rules and the server's own differ, because they come from different releases
 * of the time zone database.
 */
export function isReadAlike(instant: string, zone: string): boolean {
  const local = toLocal(instant, zone);
  if (resolveLocal(local, zone).kind !== 'one') return false;
  const minutes = (Date.parse(`${local.date}T${local.time}Z`) - Date.parse(instant)) / 60_000;
  return tzlib_get_offset(zone, local.date, local.time) === offsetText(Math.round(minutes));
}

/** `+1300` */
function offsetText(minutes: number): string {
  const [hour, minute] = [Math.abs(minutes) / 60, Math.abs(minutes) % 60];
  const digits = (part: number) => String(Math.floor(part)).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${digits(hour)}${digits(minute)}`;
}
