import { degreesEast } from '#contract';
import { gazetteer } from './gazetteer.ts';

/**
 * Words for a place, from the bundled names of towns and suburbs (product 18.20). They are derived whenever a place is shown, and stored
 * nowhere. They stand apart from the contract's index, so that only what shows places carries the names.
 */

/** A town or suburb. */
export interface NamedPlace {
  name: string;
  longitude: number;
  latitude: number;
  population: number;
}

/** The towns and suburbs, the largest first. */
export const namedPlaces: readonly NamedPlace[] = gazetteer.trim().split('\n').map(placeIn);

function placeIn(line: string): NamedPlace {
  const [name = '', ...numbers] = line.split(',');
  const [longitude = 0, latitude = 0, population = 0] = numbers.map(Number);
  return { name, longitude, latitude, population };
}

/** Kilometres up to which a place is near a name, and up to which the distance from a name says where it is. */
const near = 3;
const far = 30;

const kilometresPerDegree = 111.2;

/** Returns `near Cockle Bay`, `12 km from Clevedon`, or null if no name is within 30 km. */
export function placeWords(latitude: number, longitude: number): string | null {
  const { name, kilometres } = nearestTo(latitude, longitude);
  if (kilometres > far) return null;
  return kilometres <= near ? `near ${name}` : `${Math.round(kilometres)} km from ${name}`;
}

/**
 * Returns the nearest name; of two equally near the larger place. It measures on a plane, which over 30 km is right to some
 * metres, and compares squares, as a file has a hundred thousand places.
 */
function nearestTo(latitude: number, longitude: number) {
  const width = Math.cos((latitude * Math.PI) / 180);
  let name = '';
  let least = Number.POSITIVE_INFINITY;
  for (const place of namedPlaces) {
    const north = place.latitude - latitude;
    const east = width * degreesEast(place.longitude, longitude);
    const square = north * north + east * east;
    if (square < least) {
      least = square;
      name = place.name;
    }
  }
  return { name, kilometres: kilometresPerDegree * Math.sqrt(least) };
}
