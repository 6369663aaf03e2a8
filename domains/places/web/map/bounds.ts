import { kilometresBetween, longitudeBeside } from '#contract';

/** East is beyond 180 where the area lies across the line at which longitudes begin anew. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Where a map without places begins. */
export const newZealand: Bounds = [166, -47.5, 179, -34];

/** The closest zoom. */
export const maxZoom = 18;

type Place = readonly [longitude: number, latitude: number];

/** The share of the places that may lie outside on each side, so that one wrong position does not hide all others. */
const tail = 0.01;

/** Kilometres beyond which a place is taken for a wrong one: New Zealand with the Chatham Islands is within. */
const far = 2000;

/** As many places are compared with each other to find where most of them are. */
const compared = 100;

/** Returns the area in which nearly all of these places are; New Zealand if there are none. */
export function boundsOf(places: readonly Place[]): Bounds {
  const middle = middleOf(places);
  if (!middle) return newZealand;
  const near = places.filter((place) => isNear(place, middle));
  const [west, east] = spreadOf(near.map(([longitude]) => longitudeBeside(longitude, middle[0])));
  const [south, north] = spreadOf(near.map(([, latitude]) => latitude));
  return [west, south, east, north];
}

/** Returns the place to which most others are near; of several the one that is nearest to New Zealand. */
function middleOf(places: readonly Place[]): Place | undefined {
  const step = Math.max(1, Math.floor(places.length / compared));
  const some = places.filter((_, at) => at % step === 0);
  const [west, south, east, north] = newZealand;
  const home: Place = [(west + east) / 2, (south + north) / 2];
  const ranked = some.map((place) => ({
    place,
    others: some.filter((other) => isNear(other, place)).length,
    away: kilometres(place, home),
  }));
  return ranked.sort((one, other) => other.others - one.others || one.away - other.away)[0]?.place;
}

function isNear(one: Place, other: Place): boolean {
  return kilometres(one, other) <= far;
}

function kilometres(one: Place, other: Place): number {
  return kilometresBetween(coordinateOf(one), coordinateOf(other));
}

function coordinateOf([longitude, latitude]: Place) {
  return { latitude, longitude };
}

function spreadOf(values: number[]): [low: number, high: number] {
  const sorted = Float64Array.from(values).sort();
  const cut = Math.floor(sorted.length * tail);
  return [sorted[cut] ?? 0, sorted[sorted.length - 1 - cut] ?? 0];
}
