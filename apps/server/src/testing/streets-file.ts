import { writeFile } from 'node:fs/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { PbfWriter } from 'pbf';
import { Compression, TileType, zxyToTileId } from 'pmtiles';

/** Writes files of streets: vector tiles in Protomaps' schema, in an archive of PMTiles 3. */

/** A way of the map, through longitudes and latitudes. */
export interface Way {
  line: [longitude: number, latitude: number][];
  properties: Record<string, string | boolean>;
}

/** Returns a street of a suburb. */
export function street(name: string, ...line: Way['line']): Way {
  return { line, properties: { name, kind: 'minor_road', kind_detail: 'residential' } };
}

interface FileOptions {
  minZoom?: number;
  maxZoom?: number;
  tileType?: TileType;
  compression?: Compression;
  /** What stands in the place of each tile. */
  tile?: (tile: Uint8Array) => Uint8Array;
}

/** Writes the tiles of these ways, which reach a little beyond their borders as those of a real file do. */
export async function writeStreetsFile(
  path: string,
  ways: readonly Way[],
  { minZoom = 14, maxZoom = 15, tile = (as) => as, ...options }: FileOptions = {},
): Promise<void> {
  const { tileType = TileType.Mvt, compression = Compression.Gzip } = options;
  const tiles = tilesOf(ways, minZoom, maxZoom).map(({ id, data }) => ({
    id,
    data: compress(tile(data), compression),
  }));
  const directory = compress(directoryOf(tiles), compression);
  const metadata = compress(new TextEncoder().encode('{}'), compression);
  const parts = [directory, metadata, ...tiles.map(({ data }) => data)];
  const header = headerOf(directory.length, metadata.length, tiles, {
    bytes: [compression, compression, tileType, minZoom, maxZoom],
  });
  await writeFile(path, Buffer.concat([header, ...parts]));
}

interface EncodedTile {
  id: number;
  data: Uint8Array;
}

const extent = 4096;

function tilesOf(ways: readonly Way[], minZoom: number, maxZoom: number): EncodedTile[] {
  const features = ways.map(({ line, properties }) => ({
    type: 'Feature' as const,
    geometry: { type: 'LineString' as const, coordinates: line },
    properties,
  }));
  const collection = { type: 'FeatureCollection' as const, features };
  const index = new GeoJSONVT(collection, { maxZoom, indexMaxZoom: 0, tolerance: 0, buffer: 64, extent });
  const tiles = new Map<number, Uint8Array>();
  for (let zoom = minZoom; zoom <= maxZoom; zoom += 1)
    for (const [column, row] of ways.flatMap(({ line }) => crossed(line, zoom))) {
      const tile = index.getTile(zoom, column, row);
      if (tile)
        tiles.set(zxyToTileId(zoom, column, row), fromGeojsonVt({ roads: tile }, { version: 2, extent }));
    }
  return [...tiles].map(([id, data]) => ({ id, data })).sort((one, other) => one.id - other.id);
}

/** Returns the tiles of the rectangle around a line, and those around it. */
function crossed(line: Way['line'], zoom: number): [column: number, row: number][] {
  const count = 2 ** zoom;
  const columns = line.map(([longitude]) => Math.floor((count * (longitude + 180)) / 360));
  const rows = line.map(([, latitude]) => {
    const north = Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI;
    return Math.floor((count * (1 - north)) / 2);
  });
  return around(columns).flatMap((column) =>
    around(rows).map((row): [number, number] => [(column + count) % count, row]),
  );
}

function around(numbers: number[]): number[] {
  const first = Math.min(...numbers) - 1;
  return Array.from({ length: Math.max(...numbers) + 2 - first }, (_, index) => first + index);
}

function compress(data: Uint8Array, compression: Compression): Uint8Array {
  if (compression === Compression.Gzip) return gzipSync(data);
  return compression === Compression.Brotli ? brotliCompressSync(data) : data;
}

/** The tiles lie one after the other, in the order of their ids. */
function directoryOf(tiles: readonly EncodedTile[]): Uint8Array {
  const writer = new PbfWriter();
  writer.writeVarint(tiles.length);
  for (const [index, { id }] of tiles.entries()) writer.writeVarint(id - (tiles[index - 1]?.id ?? 0));
  for (const _ of tiles) writer.writeVarint(1);
  for (const { data } of tiles) writer.writeVarint(data.length);
  for (const [index] of tiles.entries()) writer.writeVarint(index === 0 ? 1 : 0);
  return writer.finish();
}

function headerOf(
  directory: number,
  metadata: number,
  tiles: readonly EncodedTile[],
  { bytes }: { bytes: number[] },
): Buffer {
  const header = Buffer.alloc(127);
  header.write('PMTiles\x03', 'latin1');
  const data = tiles.reduce((sum, tile) => sum + tile.data.length, 0);
  const leaves = header.length + directory + metadata;
  const numbers = [header.length, directory, header.length + directory, metadata, leaves, 0, leaves, data];
  for (const [index, number] of [...numbers, tiles.length, tiles.length, tiles.length].entries())
    header.writeBigUInt64LE(BigInt(number), 8 + 8 * index);
  header.set([1, ...bytes], 96);
  for (const [index, degrees] of [-180, -85, 180, 85].entries())
    header.writeInt32LE(degrees * 10_000_000, 102 + 4 * index);
  return header;
}
