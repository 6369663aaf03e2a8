import type { IncidentPoint } from '@patrolbook/contract';

export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Where an organization without incidents begins. */
export const newZealand: Bounds = [166, -47.5, 179, -34];

/** The share of the points that may lie outside on each side, so that one wrong position does not hide all others. */
const tail = 0.01;

/** Returns the area in which nearly all of these incidents were; New Zealand if there are none. */
export function boundsOf(incidents: readonly IncidentPoint[]): Bounds {
  if (incidents.length === 0) return newZealand;
  const [west, east] = spreadOf(incidents.map(([, longitude]) => longitude));
  const [south, north] = spreadOf(incidents.map(([, , latitude]) => latitude));
  return [west, south, east, north];
}

function spreadOf(values: number[]): [low: number, high: number] {
  const sorted = Float64Array.from(values).sort();
  const cut = Math.floor(sorted.length * tail);
  return [sorted[cut] ?? 0, sorted[sorted.length - 1 - cut] ?? 0];
}
