import { offsetsBetween } from '#contract';
import { type Bounds, boundsOf } from '#places/web/map/bounds.ts';
import type { IncidentPoint } from '#record/contract';

/** The incidents on the map, the earliest first, each with its hour (0–23) and weekday (ISO 8601: 1 is Monday) in the organization's zone. */
export interface Points {
  incidents: readonly IncidentPoint[];
  hours: Uint8Array;
  weekdays: Uint8Array;
}

const hour = 3600;
const day = 24 * hour;

/** The days from a Monday to 1 January 1970, which was a Thursday. */
const sinceMonday = 3;

/**
 * Adds the local times. A hundred thousand are too many for the calendar, so the zone's changes of the clocks are looked up once
 * and the rest is arithmetic.
 */
export function pointsOf(incidents: readonly IncidentPoint[], zone: string): Points {
  const hours = new Uint8Array(incidents.length);
  const weekdays = new Uint8Array(incidents.length);
  const offsets = offsetsBetween(whenOf(incidents.at(0)), whenOf(incidents.at(-1)), zone);
  let current = 0;
  incidents.forEach((incident, index) => {
    const when = whenOf(incident);
    while (when >= (offsets[current + 1]?.since ?? Number.POSITIVE_INFINITY)) current++;
    const local = when + (offsets[current]?.seconds ?? 0);
    hours[index] = Math.floor(modulo(local, day) / hour);
    weekdays[index] = modulo(Math.floor(local / day) + sinceMonday, 7) + 1;
  });
  return { incidents, hours, weekdays };
}

/** Returns the area in which nearly all of these incidents were. */
export function incidentBounds(incidents: readonly IncidentPoint[]): Bounds {
  return boundsOf(incidents.map(([, longitude, latitude]) => [longitude, latitude]));
}

/** When an incident was, in seconds since 1970. */
function whenOf([, , , , when]: IncidentPoint = ['', 0, 0, '', 0]): number {
  return when;
}

/** Returns a remainder that is never negative, also before 1970. */
function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
