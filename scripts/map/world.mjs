import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { newZealand } from './coast.mjs';

/** Returns the rest of the world's land as rings, coarse, from Natural Earth. */
export async function readWorld(folder) {
  const require = createRequire(join(folder, 'package.json'));
  const { feature } = require('topojson-client');
  const world = JSON.parse(readFileSync(require.resolve('world-atlas/land-110m.json'), 'utf8'));
  const polygons = feature(world, world.objects.land).features.flatMap(
    ({ geometry }) => geometry.coordinates,
  );
  return polygons
    .map(([coast]) => coast)
    .filter((coast) => !coast.every(isInNewZealand))
    .map((points) => ({ level: 1, points }));
}

function isInNewZealand([x, y]) {
  const longitude = x < 0 ? x + 360 : x;
  const { west, east, south, north } = newZealand;
  return longitude > west && longitude < east && y > south && y < north;
}
