import type { IncidentPerson, IncidentVehicle, Location, Patrol } from '@patrolbook/contract';
import { lazily } from '../../lib/lazily.ts';

/** How what was noted on a patrol is put into words. What was not noted is left out. */

const kilometres = lazily(
  () => new Intl.NumberFormat('en-NZ', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** `84,212.1 km` */
export function formatKilometres(km: number): string {
  return `${kilometres().format(km)} km`;
}

/** From 0 to 1, as the gauge shows it: `5/8`, `Full`; what lies between two marks as `63 %`. */
export function formatFuel(level: number): string {
  if (level === 0) return 'Empty';
  if (level === 1) return 'Full';
  const marks = [2, 4, 8].find((parts) => Number.isInteger(level * parts));
  return marks ? `${level * marks}/${marks}` : `${Math.round(level * 100)} %`;
}

/** Start to finish by the odometer, in kilometres; null when one of the two was not noted. */
export function distanceOf({ started, finished }: Pick<Patrol, 'started' | 'finished'>): number | null {
  const from = started?.vehicle?.startOdometer ?? null;
  const to = finished?.vehicle?.finishOdometer ?? null;
  return from === null || to === null ? null : to - from;
}

/** The address, or the coordinates without one, and what was noted of the place. */
export function placeWords(location: Location | null): string | null {
  if (!location) return null;
  const { address, latitude, longitude, notes } = location;
  const coordinates =
    latitude === null || longitude === null ? null : `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
  return listed([address ?? coordinates, notes]);
}

/** `Silver 2009 Mazda Demio, NPR418, not reported stolen` */
export function vehicleWords(vehicle: IncidentVehicle): string | null {
  const { color, year, make, model, type, rego, reportedStolen, hasLivery } = vehicle;
  const looks = [color, year, make, model, type].filter((part) => part !== null).join(' ');
  const stolen = reportedStolen === null ? null : `${reportedStolen ? '' : 'not '}reported stolen`;
  return capitalized(listed([looks, rego, hasLivery ? 'with livery' : null, stolen]));
}

export function personWords({ name, phone, email }: IncidentPerson): string | null {
  return listed([name, phone, email]);
}

/** Those that there are, with commas between; null when there is none. */
export function listed(parts: readonly (string | null)[]): string | null {
  return parts.filter(Boolean).join(', ') || null;
}

function capitalized(text: string | null): string | null {
  return text && text.charAt(0).toLocaleUpperCase('en-NZ') + text.slice(1);
}
