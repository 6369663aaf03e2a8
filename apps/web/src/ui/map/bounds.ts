export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Where a map without places begins. */
export const newZealand: Bounds = [166, -47.5, 179, -34];

/** The closest zoom. */
export const maxZoom = 18;

/** The share of the places that may lie outside on each side, so that one wrong position does not hide all others. */
const tail = 0.01;

/** Returns the area in which nearly all of these places are; New Zealand if there are none. */
export function boundsOf(places: readonly (readonly [longitude: number, latitude: number])[]): Bounds {
  if (places.length === 0) return newZealand;
  const [west, east] = spreadOf(places.map(([longitude]) => longitude));
  const [south, north] = spreadOf(places.map(([, latitude]) => latitude));
  return [west, south, east, north];
}

function spreadOf(values: number[]): [low: number, high: number] {
  const sorted = Float64Array.from(values).sort();
  const cut = Math.floor(sorted.length * tail);
  return [sorted[cut] ?? 0, sorted[sorted.length - 1 - cut] ?? 0];
}
