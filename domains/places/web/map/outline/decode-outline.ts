/** The bundled file (scripts/map.mjs): rings by level. */
export interface OutlineFile {
  /** Odd levels are land and even ones water: 1 a coast, 2 a lake's shore, 3 an island's in a lake. */
  rings: readonly (readonly [level: number, polyline: string])[];
}

type Point = [longitude: number, latitude: number];

/** Returns the shores as polygons with their level, for a map's source. */
export function shoresOf({ rings }: OutlineFile) {
  return {
    type: 'FeatureCollection' as const,
    features: rings.map(([level, polyline]) => ({
      type: 'Feature' as const,
      properties: { level },
      geometry: { type: 'Polygon' as const, coordinates: [decodeRing(polyline)] },
    })),
  };
}

/** Decodes Google's encoded polyline of steps of 0.0001 degrees, longitude first. */
export function decodeRing(polyline: string): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  let at = 0;
  const step = () => {
    let value = 0;
    for (let shift = 0; ; shift += 5) {
      const bits = polyline.charCodeAt(at++) - 63;
      value |= (bits & 31) << shift;
      if (bits < 32) return value & 1 ? ~(value >> 1) : value >> 1;
    }
  };
  while (at < polyline.length) {
    x += step();
    y += step();
    points.push([x / 10_000, y / 10_000]);
  }
  return points;
}
