import { mkdtemp, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { Compression, TileType } from 'pmtiles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { street, type Way, writeStreetsFile } from '#server/testing/streets-file.ts';
import { findStreets } from './find-streets.ts';

/** In the middle of a tile of zoom 15, in Howick. */
const middle = { longitude: -180 + (360 * (32_307 + 0.5)) / 2 ** 15, latitude: -36.894_66 };
const metresPerDegree = 40_075_016.686 / 360;
const width = Math.cos((middle.latitude * Math.PI) / 180);
/** From the middle to the tile's eastern border, in metres. */
const toBorder = (360 / 2 ** 15 / 2) * metresPerDegree * width;

/** Returns the place so many metres to the east and to the north of the middle. */
function at(east: number, north: number) {
  return {
    longitude: middle.longitude + east / metresPerDegree / width,
    latitude: middle.latitude + north / metresPerDegree,
  };
}
function point(east: number, north: number): [number, number] {
  const { longitude, latitude } = at(east, north);
  return [longitude, latitude];
}

const way = (properties: Way['properties'], ...line: Way['line']): Way => ({ line, properties });

/** Streets from the west to the east, so many metres to the north. */
const along = (north: number) => [point(-200, north), point(200, north)];
const named: [name: string, ...line: Way['line']][] = [
  ['Sandspit Road', ...along(0)],
  ['Cockle Bay Road', point(0, 0), point(0, 90), point(60, 90)],
  ['Ngā Tai Rise', point(toBorder + 40, -100), point(toBorder + 40, 100)],
];
const ways: Way[] = [
  ...named.map(([name, ...line]) => street(name, ...line)),
  way({ kind: 'minor_road', kind_detail: 'service' }, ...along(-20)),
  way(
    { name: 'Botany Off-Ramp', kind: 'highway', kind_detail: 'motorway_link', is_link: true },
    ...along(-30),
  ),
  way({ name: 'Coastal Walkway', kind: 'path', kind_detail: 'footway' }, ...along(-31)),
  way({ name: 'Eastern Line', kind: 'rail', kind_detail: 'rail' }, ...along(-32)),
  way({ name: 'Half Moon Bay Ferry', kind: 'ferry' }, ...along(-33)),
  way({ name: ' ', kind: 'minor_road' }, ...along(-34)),
  way({ name: 'Two\nLines', kind: 'minor_road' }, ...along(-35)),
  way({ name: 'Picton Mall', kind: 'path', kind_detail: 'pedestrian' }, ...along(-300)),
  way({ name: 'Southern Motorway', kind: 'highway', kind_detail: 'motorway' }, ...along(-395)),
  way({ name: 'Ti Rakau Drive', kind: 'major_road', oneway: 'yes' }, ...along(300)),
  way({ name: 'Ti Rakau Drive', kind: 'major_road', oneway: 'yes' }, ...along(312)),
];

/** In Fiji, where a street crosses the 180th meridian, which the tiles and the longitudes do. */
const wairiki: [number, number] = [179.999, -16.8];
const beyond: [number, number] = [180, -16.8];
const fiji = [
  street('Lovonivonu Road', wairiki, beyond),
  street('Waica Road', [-180, -16.801], [-179.999, -16.801]),
];
const chathams = street('Waitangi Wharf Owenga Road', [-176.56, -43.951], [-176.55, -43.951]);

let folder = '';
let file = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patrolbook-streets-'));
  file = join(folder, 'streets.pmtiles');
  await writeStreetsFile(file, [...ways, ...fiji, chathams]);
});
afterAll(() => rm(folder, { recursive: true }));

/** Names the street of one place, of a file that can be read. */
async function streetOf(place: { latitude: number; longitude: number }, of = file): Promise<string | null> {
  const { streets, failure } = await findStreets({ file: of, places: [place] });
  expect([failure, streets.length]).toEqual([null, 1]);
  return streets[0] ?? null;
}

describe('the street of a place [18.26]', () => {
  it.each([
    ['on it', at(-100, 0), 'Sandspit Road'],
    ['just within 60 metres', at(-100, 59), 'Sandspit Road'],
    ['just beyond', at(-100, 61), null],
    ['60 metres from its end', at(-259, 0), 'Sandspit Road'],
    ['beyond its end', at(-262, 0), null],
    ['the nearer of two', at(30, 50), 'Cockle Bay Road'],
    ['the nearer of two, in the bend of the other', at(45, 12), 'Sandspit Road'],
    ['not what is nearer and has no name', at(100, -19), 'Sandspit Road'],
    ['not a ramp, a path, a railway, a ferry or what has no readable name', at(100, -33), 'Sandspit Road'],
    ['a mall', at(100, -290), 'Picton Mall'],
    ['a motorway', at(100, -395), 'Southern Motorway'],
    ['between its two carriageways', at(100, 306), 'Ti Rakau Drive'],
    ['in the next tile, with a macron', at(toBorder - 10, 0), 'Ngā Tai Rise'],
    ['at the 180th meridian, from the west', { longitude: 179.9999, latitude: -16.8 }, 'Lovonivonu Road'],
    ['across the meridian, to the west', { longitude: -179.9999, latitude: -16.8 }, 'Lovonivonu Road'],
    ['across the meridian, to the east', { longitude: 179.9999, latitude: -16.801 }, 'Waica Road'],
    ['on it, by either of its longitudes', { longitude: -180, latitude: -16.8 }, 'Lovonivonu Road'],
    ['on the Chatham Islands', { longitude: -176.555, latitude: -43.951 }, 'Waitangi Wharf Owenga Road'],
    ['in the sea', { longitude: 166, latitude: -38.5 }, null],
    ['at a pole', { longitude: 0, latitude: -90 }, null],
    ['where a grid ends', { longitude: 12, latitude: 85.051 }, null],
    ['where a broken device is', { longitude: 0, latitude: 0 }, null],
  ])('is found: %s', async (_, place, name) => {
    expect(await streetOf(place)).toBe(name);
  });

  it('are found for many in their order', async () => {
    const places = [at(-100, 0), at(-100, 61), at(100, 306)];
    const { streets } = await findStreets({ file, places });
    expect(streets).toEqual(['Sandspit Road', null, 'Ti Rakau Drive']);
  });

  it('is the nearest by measure, across the borders of tiles too', async () => {
    const near = join(folder, 'near.pmtiles');
    await writeStreetsFile(near, ways.slice(0, named.length));
    await fc.assert(
      fc.asyncProperty(
        fc.double({ min: -300, max: toBorder + 150, noNaN: true }),
        fc.double({ min: -150, max: 150, noNaN: true }),
        async (east, north) => {
          const [first, second] = named
            .map(([name, ...line]) => ({ name, metres: metresTo(line, east, north) }))
            .sort((one, other) => one.metres - other.metres);
          if (!first || !second || second.metres - first.metres < 2 || Math.abs(first.metres - 60) < 1)
            return;
          expect(await streetOf(at(east, north), near)).toBe(first.metres < 60 ? first.name : null);
        },
      ),
      { numRuns: 300 },
    );
  });
});

/** Measures in steps of a quarter of a metre how far a line is from a place. */
function metresTo(line: Way['line'], east: number, north: number): number {
  const corners = line.map(([longitude, latitude]): [number, number] => [
    (longitude - middle.longitude) * metresPerDegree * width,
    (latitude - middle.latitude) * metresPerDegree,
  ]);
  let least = Number.POSITIVE_INFINITY;
  for (const [index, [toX, toY]] of corners.entries()) {
    const [fromX, fromY] = corners[index - 1] ?? [toX, toY];
    const steps = 1 + Math.ceil(4 * Math.hypot(toX - fromX, toY - fromY));
    for (let step = 0; step <= steps; step += 1) {
      const x = fromX + ((toX - fromX) * step) / steps;
      const y = fromY + ((toY - fromY) * step) / steps;
      least = Math.min(least, Math.hypot(x - east, y - north));
    }
  }
  return least;
}

describe('the file of streets [18.29]', () => {
  const place = at(-100, 0);
  const written = async (name: string, options: Parameters<typeof writeStreetsFile>[2]) => {
    const path = join(folder, name);
    await writeStreetsFile(path, ways, options);
    return path;
  };

  it.each([
    ['ends at zoom 14', { maxZoom: 14 }, 'Sandspit Road'],
    ['ends beyond zoom 15', { maxZoom: 16 }, 'Sandspit Road'],
    ['ends at zoom 12, where a street of a suburb has no name', { minZoom: 11, maxZoom: 12 }, null],
    ['is not compressed', { compression: Compression.None }, 'Sandspit Road'],
    ['is compressed in another way', { compression: Compression.Brotli }, 'Sandspit Road'],
    ['has tiles with nothing in them', { tile: () => new Uint8Array() }, null],
  ])('may be one that %s', async (name, options, expected) => {
    expect(await streetOf(place, await written(`${name}.pmtiles`, options))).toBe(expected);
  });

  it.each([
    ['has pictures', { tileType: TileType.Png }, 'it has no vector tiles'],
    ['is compressed as nobody reads it', { compression: Compression.Zstd }, 'it is compressed in a way'],
    ['has broken tiles', { tile: (tile: Uint8Array) => tile.slice(0, -5) }, ''],
    ['has tiles of something else', { tile: () => Uint8Array.from([7, 7, 7, 7]) }, 'Unimplemented type'],
  ])('leaves a place without its street if it %s', async (name, options, reason) => {
    const broken = await written(`${name}.pmtiles`, options);
    const { streets, failure } = await findStreets({ file: broken, places: [place, at(0, 500)] });
    expect(streets).toEqual([null, null]);
    expect(failure).toContain(reason);
    expect(failure).not.toMatch(/174|36\.|32307/);
  });

  it.each([0, 6, 60, 130, 200, 600])(
    'leaves a place without its street if only %i bytes of it are there',
    async (bytes) => {
      const short = await written('short.pmtiles', {});
      expect((await readFile(short)).length).toBeGreaterThan(600);
      await truncate(short, bytes);
      const { streets, failure } = await findStreets({ file: short, places: [place] });
      expect(streets).toEqual([null]);
      expect(failure).toEqual(expect.any(String));
    },
  );

  it('leaves a place without its street if a tile of it grows without end', async () => {
    const bomb = join(folder, 'bomb.pmtiles');
    const tile = () => new Uint8Array(17 * 1024 * 1024);
    await writeStreetsFile(bomb, [street('Sandspit Road', point(-101, 0), point(-99, 0))], {
      minZoom: 15,
      tile,
    });
    const { streets, failure } = await findStreets({ file: bomb, places: [place] });
    expect(streets).toEqual([null]);
    expect(failure).toContain('Cannot create a Buffer larger than');
  });

  it('leaves a place without its street if it is gone, or if it is no archive', async () => {
    const text = join(folder, 'text.pmtiles');
    await writeFile(text, 'streets'.repeat(5000));
    for (const broken of [text, join(folder, 'gone.pmtiles'), folder]) {
      const { streets, failure } = await findStreets({ file: broken, places: [place] });
      expect(streets).toEqual([null]);
      expect(failure).toEqual(expect.any(String));
    }
  });

  it('can be replaced under a running server, and names other streets then', async () => {
    const replaced = await written('replaced.pmtiles', {});
    expect(await streetOf(place, replaced)).toBe('Sandspit Road');
    await writeStreetsFile(replaced, [street('Sandspit Lane', ...along(0))]);
    await utimes(replaced, 1, 1);
    expect(await streetOf(place, replaced)).toBe('Sandspit Lane');
  });
});
