import { isPresent } from '#contract';
import type { Location } from '#patrols/contract';
import { extraText, isRough, roughText } from '#record/contract';

/** Puts coordinates into words, if a name is near. */
export type PlaceWords = (latitude: number, longitude: number) => string | null;

/** Finds no words, where the names are not at hand. */
export const nameless: PlaceWords = () => null;

/** Returns the coordinates of a place that is shown by them, as it has no address. */
function pinOf({ address, latitude, longitude }: Location) {
  if (isPresent(address) || !isPresent(latitude) || !isPresent(longitude)) return null;
  return { latitude, longitude };
}

/** Returns the place whose street is told: a device that knows only roughly where it is knows no street. */
export function streetPlaceOf(location: Location) {
  return isRough(location) ? null : pinOf(location);
}

/**
 * Returns how a place is shown: its address, or else words for its coordinates, with its notes; and below them the coordinates of a place
 * without an address (product 18.20).
 */
export function placeLines(location: Location, words: PlaceWords) {
  const { address, notes, extra } = location;
  const pin = pinOf(location);
  if (!pin) return { text: joined([address, notes, extraText(extra)]), coordinates: null };
  const { latitude, longitude } = pin;
  return {
    text: joined([words(latitude, longitude), roughText(location), notes, extraText(extra)]),
    coordinates: `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`,
  };
}

function joined(parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(', ');
}
