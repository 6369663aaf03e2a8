import type { Fix } from '#lib/browser/position.ts';
import type { Location } from '#patrols/contract';

/** The coordinates of a place, and how many metres they may be wrong; null where that is not known. */
export interface MeasuredCoordinates {
  latitude: number;
  longitude: number;
  accuracy: number | null;
}

/** A form's fields for a place. */
export interface PlaceValues extends Record<string, unknown> {
  address: string;
  /** Null for a place of which only the address is known. */
  coordinates: MeasuredCoordinates | null;
}

/** Returns the coordinates of a fix. */
export function coordinatesOf(fix: Fix | null): MeasuredCoordinates | null {
  return fix && { latitude: fix.latitude, longitude: fix.longitude, accuracy: Math.round(fix.accuracy) };
}

/** Returns the fields of a place that was recorded. */
export function placeValues(location: Location | null | undefined): PlaceValues {
  const { address = null, latitude = null, longitude = null, accuracy = null } = location ?? {};
  const isKnown = latitude !== null && longitude !== null;
  return { address: address ?? '', coordinates: isKnown ? { latitude, longitude, accuracy } : null };
}

/** Returns the place as it is sent. */
export function locationOf({ address, coordinates }: PlaceValues) {
  return {
    address,
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
    accuracy: coordinates?.accuracy ?? null,
  };
}
