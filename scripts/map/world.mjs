import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { newZealand } from './coast.mjs';

/** @import { Point, Ring } from './coast.mjs' */

/**
 * Returns the rest of the world's land as rings, coarse, from Natural Earth.
 * @param {string} folder
 * @returns {Promise<Ring[]>}
 */
export async function readWorld(folder) {
  const packages = join(folder, 'node_modules');
  const { feature } = createRequire(packages)(join(packages, 'topojson-client/dist/topojson-client.js'));
  const world = JSON.parse(readFileSync(join(packages, 'world-atlas/land-110m.json'), 'utf8'));
  /** @type {{ features: { geometry: { coordinates: Point[][][] } }[] }} */
  const land = feature(world, world.objects.land);
  return land.features
    .flatMap(({ geometry }) => geometry.coordinates)
    .flatMap(([coast]) => (coast ? [coast] : []))
    .filter((coast) => !coast.every(isInNewZealand))
    .map((points) => ({ level: 1, points }));
}

/** @param {Point} point */
function isInNewZealand([x, y]) {
  const longitude = x < 0 ? x + 360 : x;
  const { west, east, south, north } = newZealand;
  return longitude > west && longitude < east && y > south && y < north;
}
