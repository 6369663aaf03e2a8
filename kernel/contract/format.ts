import { comesTwice, startOfDay } from './time.ts';

/** Formats dates, times, durations and names for all screens and mails, in an organization's time zone. */

let language = 'en-NZ';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** By time zone. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Sets the language of weekdays and months, as a tag of BCP 47 that this device knows. */
export function formatIn(tag: string): void {
  language = tag;
  formats.clear();
}

type Parts = Record<string, string>;

function parts(instant: string, zone: string): Parts {
  const format = formats.get(zone) ?? newFormat(zone);
  return Object.fromEntries(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
}

function newFormat(zone: string): Intl.DateTimeFormat {
  const format = new Intl.DateTimeFormat(language, {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(zone, format);
  return format;
}

/** Some locale data abbreviates months with a full stop or four letters: Sept. */
function month(text: string | undefined): string {
  return (text ?? '').slice(0, 3);
}

/** `21:00`; `02:15 NZDT` in the hour that comes twice as the clocks go back (product 1.9). */
export function formatTime(instant: string, zone: string): string {
  return timeOf(parts(instant, zone)) + whichOfTwo(instant, zone);
}

/** Returns ` NZDT` or ` NZST` in the hour that comes twice, and nothing otherwise. */
export function whichOfTwo(instant: string, zone: string): string {
  if (!comesTwice(instant, zone)) return '';
  const format = new Intl.DateTimeFormat('en-NZ', { timeZone: zone, timeZoneName: 'short' });
  const name = format.formatToParts(new Date(instant)).find(({ type }) => type === 'timeZoneName');
  return ` ${name?.value}`;
}

/** `5 Dec 2026` */
export function formatDate(instant: string, zone: string): string {
  return dateOf(parts(instant, zone));
}

/** `Sat 5 Dec 2026, 21:00`; with the zone as in `formatTime`. */
export function formatDateTime(instant: string, zone: string): string {
  const local = parts(instant, zone);
  return `${local.weekday} ${dateOf(local)}, ${timeOf(local)}${whichOfTwo(instant, zone)}`;
}

/** `Sat` */
export function formatWeekday(instant: string, zone: string): string {
  return parts(instant, zone).weekday ?? '';
}

/** `5 Dec` */
export function formatDayMonth(instant: string, zone: string): string {
  return dayMonthOf(parts(instant, zone));
}

/** `2026` */
export function formatYear(instant: string, zone: string): string {
  return parts(instant, zone).year ?? '';
}

/** `Thu 10 Dec 2026`, of a local date. */
export function formatLocalDate(date: string, zone: string): string {
  const began = startOfDay(date, zone);
  return `${formatWeekday(began, zone)} ${formatDate(began, zone)}`;
}

/** `November 2026`, of a local month (`2026-11`). */
export function formatMonth(month: string): string {
  const [year, number] = month.split('-');
  return `${months[Number(number) - 1]} ${year}`;
}

function timeOf({ hour, minute }: Parts): string {
  return `${hour}:${minute}`;
}

function dateOf(local: Parts): string {
  return `${dayMonthOf(local)} ${local.year}`;
}

function dayMonthOf({ day, month: name }: Parts): string {
  return `${day} ${month(name)}`;
}

/** `2 h 30 min`, `3 h`, `45 min` */
export function formatHours(hours: number): string {
  const minutes = Math.round(hours * 60);
  const whole = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (whole === 0) return `${rest} min`;
  return rest === 0 ? `${whole} h` : `${whole} h ${rest} min`;
}

/** `84,212.1 km` */
export function formatKilometres(km: number): string {
  return `${km.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} km`;
}

/** First name, then the last name in capitals: `Wiremu HŌHEPA`. */
export function formatName(person: { firstName: string; lastName: string }): string {
  return `${person.firstName} ${person.lastName.toLocaleUpperCase('en-NZ')}`;
}

/** `Six`: a text with its first letter large, as at the beginning of a sentence. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
