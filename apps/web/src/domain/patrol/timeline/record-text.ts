import { formatHours, type IncidentPerson, type IncidentVehicle, type Location } from '@patrolbook/contract';
import { lazyValue } from '../../../lib/loading/lazy-value.ts';

/** Formats the record of a patrol. Missing values are left out. */

const kilometres = lazyValue(
  () => new Intl.NumberFormat('en-NZ', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** `84,212.1 km` */
export function formatKilometres(km: number): string {
  return `${kilometres().format(km)} km`;
}

/** Formats a level from 0 to 1 as the gauge shows it: `5/8`, `Full`; a level between two marks as `63 %`. */
export function formatFuel(level: number): string {
  if (level === 0) return 'Empty';
  if (level === 1) return 'Full';
  const marks = [2, 4, 8].find((parts) => Number.isInteger(level * parts));
  return marks ? `${level * marks}/${marks}` : `${Math.round(level * 100)} %`;
}

const hour = 3_600_000;

/** Returns the hours between two instants; none if they are the wrong way round. */
export function durationText(from: string, to: string): string {
  return formatHours(Math.max(0, Date.parse(to) - Date.parse(from)) / hour);
}

/** Returns the address, or the coordinates if there is none, and the notes on the place. */
export function placeText(location: Location | null): string | null {
  if (!location) return null;
  const { address, latitude, longitude, notes } = location;
  const coordinates =
    latitude === null || longitude === null ? null : `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
  return joinParts([address ?? coordinates, notes]);
}

/** `Silver 2009 Mazda Demio, NPR418, not reported stolen` */
export function vehicleText(vehicle: IncidentVehicle): string | null {
  const { color, year, make, model, type, rego, reportedStolen, hasLivery } = vehicle;
  const looks = [color, year, make, model, type].filter((part) => part !== null).join(' ');
  const stolen = reportedStolen === null ? null : `${reportedStolen ? '' : 'not '}reported stolen`;
  return capitalized(joinParts([looks, rego, hasLivery ? 'with livery' : null, stolen]));
}

export function personText({ name, phone, email }: IncidentPerson): string | null {
  return joinParts([name, phone, email]);
}

/** Joins the non-empty parts with commas; returns null when there are none. */
export function joinParts(parts: readonly (string | null)[]): string | null {
  return parts.filter(Boolean).join(', ') || null;
}

function capitalized(text: string | null): string | null {
  return text && text.charAt(0).toLocaleUpperCase('en-NZ') + text.slice(1);
}
