import { Temporal } from 'temporal-polyfill';

/**
 * The one place that converts between instants and an organization's local time, daylight saving included (design 6.3).
 * Instants are ISO strings, dates `YYYY-MM-DD`, times `HH:MM`, zones IANA names.
 */

export type LocalTime = { date: string; time: string };

/** What a local time means: one instant, none (clocks go forward), or two (clocks go back). */
export type Resolved =
  | { kind: 'one'; instant: string }
  | { kind: 'skipped'; next: LocalTime }
  | { kind: 'twice'; first: string; second: string };

export function isTimeZone(zone: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
    return /[A-Za-z]/.test(zone);
  } catch {
    return false; // the constructor's way to say no
  }
}

/** Finds the instant of a local time in a zone, and says so when there is none or two. */
export function resolveLocal({ date, time }: LocalTime, zone: string): Resolved {
  const plain = Temporal.PlainDateTime.from(`${date}T${time}`);
  const first = plain.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const second = plain.toZonedDateTime(zone, { disambiguation: 'later' });
  if (first.epochMilliseconds === second.epochMilliseconds) return { kind: 'one', instant: iso(first) };
  if (second.toPlainDateTime().equals(plain))
    return { kind: 'twice', first: iso(first), second: iso(second) };
  return { kind: 'skipped', next: firstTimeAfterGap(first) };
}

/** The moment at which the clocks go forward is the next valid local time. */
function firstTimeAfterGap(beforeGap: Temporal.ZonedDateTime): LocalTime {
  const change = beforeGap.getTimeZoneTransition('next');
  return localParts(change ?? beforeGap);
}

export function toLocal(instant: string, zone: string): LocalTime {
  return localParts(Temporal.Instant.from(instant).toZonedDateTimeISO(zone));
}

/** The date that is today in the zone. */
export function today(now: string, zone: string): string {
  return toLocal(now, zone).date;
}

export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** The instant at which a local date begins (midnight, or what the clocks make of it). */
export function startOfDay(date: string, zone: string): string {
  return iso(Temporal.PlainDate.from(date).toZonedDateTime(zone));
}

/** The instant some elapsed hours later, wherever that is; fractions count to the minute. */
export function addHours(instant: string, hours: number): string {
  return new Date(Date.parse(instant) + Math.round(hours * 60) * 60_000).toISOString();
}

function iso(moment: Temporal.ZonedDateTime): string {
  return moment.toInstant().toString({ smallestUnit: 'millisecond' });
}

function localParts(moment: Temporal.ZonedDateTime): LocalTime {
  return {
    date: moment.toPlainDate().toString(),
    time: moment.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}
