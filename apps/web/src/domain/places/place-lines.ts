import { extraText, type Location } from '@patrolbook/contract';

/** Puts coordinates into words, if a name is near. */
export type PlaceWords = (latitude: number, longitude: number) => string | null;

/** Finds no words, where the names are not at hand. */
export const nameless: PlaceWords = () => null;

/**
 * Returns how a place is shown: its address, or else words for its coordinates, with its notes; and below them the coordinates of a place
 * without an address (product 18.20).
 */
export function placeLines({ address, latitude, longitude, notes, extra }: Location, words: PlaceWords) {
  if (address !== null || latitude === null || longitude === null)
    return { text: joined([address, notes, extraText(extra)]), coordinates: null };
  return {
    text: joined([words(latitude, longitude), notes, extraText(extra)]),
    coordinates: `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`,
  };
}

function joined(parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(', ');
}
