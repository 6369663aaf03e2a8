import type { RawSearch } from '#lib/navigation/list-search.ts';
import { weekdays } from '#lib/time/weekdays.ts';
import { type IncidentSearch, incidentSearchOf, noIncidentFilter } from '../incident-filter.ts';
import { type Brush, clockHour, hourSinceNoon, isWholeDay, isWholeWeek, wholeBrush } from './brush.ts';

/**
 * The part of the map's incidents that its address selects: the list's filter (product 19.4) and the brush
 * (product 19.5).
 */
export interface ActivitySearch extends IncidentSearch, BrushSearch {}

interface BrushSearch {
  /** `21-02`: the clock's hours, from noon to noon. */
  hours?: string | undefined;
  /** `fri sat`: weekdays, Monday first. */
  days?: string | undefined;
}

/** Removes filter and brush. */
export const everything: ActivitySearch = { ...noIncidentFilter, hours: undefined, days: undefined };

/** Returns what an address narrows the map to; what cannot be is left out. */
export function activitySearchOf(raw: RawSearch): ActivitySearch {
  return { ...incidentSearchOf(raw), ...brushSearchOf(brushOf(raw)) };
}

/** Returns the brush of an address. A part that is missing or impossible covers everything. */
export function brushOf({ hours, days }: RawSearch): Brush {
  return { hours: hoursIn(hours) ?? wholeBrush.hours, weekdays: weekdaysIn(days) ?? wholeBrush.weekdays };
}

/** Returns a brush in the form of an address, without parts that cover everything. */
export function brushSearchOf(brush: Brush): BrushSearch {
  return {
    ...(!isWholeDay(brush.hours) && { hours: brush.hours.map(clockHour).join('-') }),
    ...(!isWholeWeek(brush.weekdays) && { days: daysOf(brush.weekdays) }),
  };
}

/** The weekdays as an address names them, whatever the screen speaks. */
const names = { 1: 'mon', 2: 'tue', 3: 'wed', 4: 'thu', 5: 'fri', 6: 'sat', 7: 'sun' } as const;

function daysOf(chosen: Brush['weekdays']): string {
  return weekdays
    .filter((weekday) => chosen.has(weekday))
    .map((weekday) => names[weekday])
    .join(' ');
}

function hoursIn(text: unknown): Brush['hours'] | undefined {
  if (typeof text !== 'string' || !/^([01]\d|2[0-3])-([01]\d|2[0-3])$/.test(text)) return undefined;
  const from = hourSinceNoon(Number(text.slice(0, 2)));
  const to = hourSinceNoon(Number(text.slice(3))) || 24;
  return from < to ? [from, to] : undefined;
}

function weekdaysIn(text: unknown): Brush['weekdays'] | undefined {
  if (typeof text !== 'string') return undefined;
  const named = text.split(' ').map((name) => weekdays.find((weekday) => names[weekday] === name));
  const found = new Set(named.filter((weekday) => weekday !== undefined));
  return named.includes(undefined) ? undefined : found;
}
