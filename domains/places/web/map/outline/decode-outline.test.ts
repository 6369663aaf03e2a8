import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeRing, type OutlineFile, shoresOf } from './decode-outline.ts';

const file: OutlineFile = JSON.parse(readFileSync(new URL('outline.json', import.meta.url), 'utf8'));

describe('[19.2] the bundled map', () => {
  it('is decoded from steps of 0.0001 degrees', () => {
    // Google's own example, whose numbers are there in steps of 0.00001 degrees.
    expect(decodeRing('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual([
      [385, -1202],
      [407, -1209.5],
      [432.52, -1264.53],
    ]);
  });

  it('has closed shores at a scale at which Howick is on the land and its beach at the water', () => {
    const { features } = shoresOf(file);
    for (const { geometry } of features.filter((_, index) => index % 20 === 0)) {
      const [ring = []] = geometry.coordinates;
      expect(ring[0]).toEqual(ring.at(-1));
    }
    const coasts = features.filter(({ properties }) => properties.level === 1);
    const isLand = (x: number, y: number) =>
      coasts.some(({ geometry: { coordinates } }) => isInside(coordinates[0] ?? [], x, y));
    expect([isLand(174.93, -36.9), isLand(174.96, -36.87), isLand(151, -33.8)]).toEqual([true, false, true]);
  });

  it('has shores without stairs around Howick: few of its many points turn by more than 36 degrees', () => {
    const coasts = shoresOf(file).features.filter(({ properties }) => properties.level === 1);
    const turns = coasts.flatMap(({ geometry }) => turnsNearHowick(geometry.coordinates[0] ?? []));
    expect(turns.length).toBeGreaterThan(200);
    expect(turns.filter((turn) => turn > 36).length).toBeLessThan(turns.length / 3);
  });
});

/** By how many degrees a ring turns at each of its points around Howick. */
function turnsNearHowick(ring: readonly [number, number][]): number[] {
  return ring.flatMap(([x, y], index) => {
    const [before, after] = [ring[index - 1], ring[index + 1]];
    const isNear = Math.abs(x - 174.92) < 0.08 && Math.abs(y + 36.9) < 0.05;
    if (!before || !after || !isNear) return [];
    const turn = Math.atan2(after[1] - y, after[0] - x) - Math.atan2(y - before[1], x - before[0]);
    return [Math.abs(Math.asin(Math.sin(turn / 2))) * (360 / Math.PI)];
  });
}

/** Whether a point is in a ring: a line from it crosses the ring an odd number of times. */
function isInside(ring: readonly [number, number][], x: number, y: number): boolean {
  return ring.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside;
  }, false);
}
