import { getISO } from 'temporal-polyfill/fns/Calendar';
import * as Instant from 'temporal-polyfill/fns/Instant';
import * as PlainDate from 'temporal-polyfill/fns/PlainDate';
import * as PlainDateTime from 'temporal-polyfill/fns/PlainDateTime';
import * as PlainTime from 'temporal-polyfill/fns/PlainTime';
import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime';

/**
 * The only place that converts between instants and an organization's local time, daylight saving included (product 1.8).
 * Instants are ISO strings, dates `YYYY-MM-DD`, times `HH:MM`, zones IANA names. Temporal is imported as single functions,
 * so that pages ship only the ones used here.
 */

export type LocalTime = { date: string; time: string };

/** The meaning of a local time: one instant, none (the clocks go forward), or two (the clocks go back). */
export type Resolved =
  | { kind: 'one'; instant: string }
  | { kind: 'skipped'; next: LocalTime }
  | { kind: 'twice'; first: string; second: string };

export function isTimeZone(zone: string): boolean {
  try {
    Instant.toZonedDateTimeISO(Instant.fromEpochMilliseconds(0), zone);
    return /[A-Za-z]/.test(zone);
  } catch {
    return false; // Temporal throws for an unknown zone
  }
}

/** Resolves a local time in a zone to its instant, and reports when there is none or there are two. */
export function resolveLocal({ date, time }: LocalTime, zone: string): Resolved {
  const plain = PlainDateTime.fromString(`${date}T${time}`, getISO);
  const first = PlainDateTime.toZonedDateTime(plain, zone, { disambiguation: 'earlier' });
  const second = PlainDateTime.toZonedDateTime(plain, zone, { disambiguation: 'later' });
  if (first.epochMilliseconds === second.epochMilliseconds) return { kind: 'one', instant: iso(first) };
  if (PlainDateTime.equals(ZonedDateTime.toPlainDateTime(second), plain))
    return { kind: 'twice', first: iso(first), second: iso(second) };
  return { kind: 'skipped', next: firstTimeAfterGap(first) };
}

/**
 * Returns the instant of a local time: the first of two. If the clocks skip it, returns the moment at which they
 * do.
 */
export function instantAt(local: LocalTime, zone: string): string {
  const resolved = resolveLocal(local, zone);
  if (resolved.kind === 'skipped') return instantAt(resolved.next, zone);
  return resolved.kind === 'one' ? resolved.instant : resolved.first;
}

/** Returns the next valid local time: the moment at which the clocks go forward. */
function firstTimeAfterGap(beforeGap: ZonedDateTime.Record): LocalTime {
  const change = ZonedDateTime.getTimeZoneTransition(beforeGap, 'next');
  return localParts(change ?? beforeGap);
}

export function toLocal(instant: string, zone: string): LocalTime {
  return localParts(Instant.toZonedDateTimeISO(Instant.fromString(instant), zone));
}

/** A change of the clocks. `wallTime` is what they show as it comes, as if it were UTC. */
export type ClockChange = { direction: 'back' | 'forward'; wallTime: string };

/**
 * Returns the change of the clocks that gives the later instant another offset than the earlier one; null if
 * both have the same.
 */
export function clockChange(earlier: string, later: string, zone: string): ClockChange | null {
  const start = Instant.toZonedDateTimeISO(Instant.fromString(earlier), zone);
  const end = Instant.toZonedDateTimeISO(Instant.fromString(later), zone);
  const turn = ZonedDateTime.offsetNanoseconds(end) - ZonedDateTime.offsetNanoseconds(start);
  const change = turn === 0 ? null : ZonedDateTime.getTimeZoneTransition(start, 'next');
  if (!change) return null;
  const wallTime = new Date(change.epochMilliseconds + ZonedDateTime.offsetNanoseconds(start) / 1e6);
  return { direction: turn < 0 ? 'back' : 'forward', wallTime: wallTime.toISOString() };
}

/** From this moment on a zone's clocks are ahead of UTC by this offset. Both are in seconds, the first since 1970. */
export type Offset = { since: number; seconds: number };

/** Returns the offsets of a zone between two moments in seconds since 1970, the earliest first. */
export function offsetsBetween(from: number, to: number, zone: string): Offset[] {
  const first = Instant.toZonedDateTimeISO(Instant.fromEpochMilliseconds(from * 1000), zone);
  const offsets = [{ since: from, seconds: offsetOf(first) }];
  let change = ZonedDateTime.getTimeZoneTransition(first, 'next');
  while (change && change.epochMilliseconds <= to * 1000) {
    offsets.push({ since: change.epochMilliseconds / 1000, seconds: offsetOf(change) });
    change = ZonedDateTime.getTimeZoneTransition(change, 'next');
  }
  return offsets;
}

/** The spans in which a zone's local times come twice, in seconds since 1970, by zone and year: finding them is slow. */
const repeated = new Map<string, { from: number; to: number }[]>();

const day = 24 * 60 * 60;

/** Whether the clocks show the local time of an instant twice, since they go back in that hour. */
export function comesTwice(instant: string, zone: string): boolean {
  const key = `${instant.slice(0, 4)} ${zone}`;
  const spans = repeated.get(key) ?? repeatedIn(instant.slice(0, 4), zone);
  repeated.set(key, spans);
  const at = Date.parse(instant) / 1000;
  return spans.some(({ from, to }) => from <= at && at < to);
}

function repeatedIn(year: string, zone: string) {
  const [first, last] = [Date.parse(`${year}-01-01`) / 1000, Date.parse(`${year}-12-31`) / 1000];
  return offsetsBetween(first - day, last + 2 * day, zone).flatMap(({ since, seconds }, at, offsets) => {
    const turnedBack = (offsets[at - 1]?.seconds ?? seconds) - seconds;
    return turnedBack > 0 ? [{ from: since - turnedBack, to: since + turnedBack }] : [];
  });
}

function offsetOf(moment: ZonedDateTime.Record): number {
  return ZonedDateTime.offsetNanoseconds(moment) / 1e9;
}

/** Returns today's date in the zone. */
export function today(now: string, zone: string): string {
  return toLocal(now, zone).date;
}

export function addDays(date: string, days: number): string {
  return PlainDate.toString(PlainDate.addDays(PlainDate.fromString(date, getISO), days));
}

/** Returns the weekday of a local date, from Monday, 1, to Sunday, 7 (ISO 8601). */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay() || 7;
}

/** Returns the instant at which a local date begins: midnight, or later if the clocks skip it. */
export function startOfDay(date: string, zone: string): string {
  return iso(PlainDate.toZonedDateTime(PlainDate.fromString(date, getISO), zone));
}

/** Adds elapsed hours to an instant, rounded to the minute. */
export function addHours(instant: string, hours: number): string {
  return new Date(Date.parse(instant) + Math.round(hours * 60) * 60_000).toISOString();
}

/** Returns by how many minutes `time` is after `moment`; negative if it is before. */
export function minutesAfter(time: string, moment: string): number {
  return (Date.parse(time) - Date.parse(moment)) / 60_000;
}

function iso(moment: ZonedDateTime.Record): string {
  return Instant.toString(ZonedDateTime.toInstant(moment), { smallestUnit: 'millisecond' });
}

function localParts(moment: ZonedDateTime.Record): LocalTime {
  return {
    date: PlainDate.toString(ZonedDateTime.toPlainDate(moment)),
    time: PlainTime.toString(ZonedDateTime.toPlainTime(moment), { smallestUnit: 'minute' }),
  };
}
