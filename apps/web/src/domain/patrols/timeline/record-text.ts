import type { IncidentPerson, IncidentVehicle, Location } from '@patrolbook/contract';

/** Formats the record of a patrol. Missing values are left out. */

/** Formats a level from 0 to 1 as the gauge shows it: `5/8`, `Full`; a level between two marks as `63 %`. */
export function formatFuel(level: number): string {
  if (level === 0) return 'Empty';
  if (level === 1) return 'Full';
  const marks = [2, 4, 8].find((parts) => Number.isInteger(level * parts));
  return marks ? `${level * marks}/${marks}` : `${Math.round(level * 100)} %`;
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
