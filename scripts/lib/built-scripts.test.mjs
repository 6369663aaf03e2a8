import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newBuiltinsIn } from '../../apps/web/browsers.ts';
import { importsOf, readManifest } from './page-weight.mjs';
import { root } from './run.mjs';

/** What the scripts of the build are like, which `npm test` makes first. */
const manifest = readManifest();
const dist = join(root, 'apps/web/dist');

/** The map's library needs newer browsers, and loads only where the map is shown. */
const ofMap = /(?:maplibre-gl|base-map)/;

it('no script imports itself through others', () => {
  const keys = Object.keys(manifest);
  const inCycle = keys.filter((key) => importsOf(manifest[key]?.imports ?? [], manifest).has(key));
  expect(keys.length).toBeGreaterThan(100);
  expect(inCycle).toEqual([]);
});

it('no script calls what the oldest browsers lack [14.30]', () => {
  const scripts = Object.entries(manifest).filter(
    ([key, { file }]) => file.endsWith('.js') && !ofMap.test(key),
  );
  const found = scripts.flatMap(([key, { file }]) =>
    newBuiltinsIn(readFileSync(join(dist, file), 'utf8')).map((call) => `${key}: ${call}`),
  );
  expect(found).toEqual([]);
});
