import { open } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { Compression, PMTiles, ResolvedValueCache, type Source, TileType } from 'pmtiles';
import { streetsZoom } from '#platform/streets-zoom.ts';
import type { Tile } from './grid.ts';
import type { StreetStretch } from './nearest.ts';
import { streetLinesOf } from './street-lines.ts';

/** An open file of streets. */
export interface StreetsFile {
  /** The zoom whose tiles are read; null if the file has none that names every street. */
  zoom: number | null;
  /** Returns the streets of a tile of that zoom; none where the file has no tile. Throws if it cannot be read. */
  streetsOf(tile: Tile, zoom: number): Promise<readonly StreetStretch[]>;
}

/** How much of the file is read at once, and what it may become when it is decompressed, in bytes: many times the largest tile. */
const most = 16 * 1024 * 1024;

/** What the tiles that are kept take together, in bytes: hundreds of square kilometres of a city. */
const kept = 32 * 1024 * 1024;

/** What a line takes beside its points, in bytes. */
const bytesOfLine = 300;

/** How many directories of the file are kept. */
const directories = 100;

/** Opens a file and reads its head. Throws if it is no file of streets. */
export async function openStreetsFile(path: string): Promise<StreetsFile> {
  const archive = new PMTiles(sourceOf(path), new ResolvedValueCache(directories, true, inflate), inflate);
  const { tileType, maxZoom } = await archive.getHeader();
  if (tileType !== TileType.Mvt) throw new Error('it has no vector tiles');
  const tiles = new LRUCache<string, readonly StreetStretch[]>({
    maxSize: kept,
    sizeCalculation: (lines) => lines.reduce((sum, { points }) => sum + points.byteLength + bytesOfLine, 1),
  });
  return {
    zoom: streetsZoom(maxZoom),
    async streetsOf({ column, row }, zoom) {
      const count = 2 ** zoom;
      const inGrid = ((column % count) + count) % count;
      const key = `${inGrid} ${row}`;
      const known = tiles.get(key);
      if (known) return known;
      const tile = await archive.getZxy(zoom, inGrid, row);
      const lines = tile ? streetLinesOf(new Uint8Array(tile.data)) : [];
      tiles.set(key, lines);
      return lines;
    },
  };
}

/** Reads parts of the file, of which none can be longer than the file. */
function sourceOf(path: string): Source {
  return {
    getKey: () => path,
    async getBytes(offset, length) {
      const handle = await open(path);
      try {
        const { size } = await handle.stat();
        const data = new Uint8Array(Math.max(0, Math.min(length, size - offset, most)));
        const { bytesRead } = await handle.read(data, 0, data.length, offset);
        return { data: data.buffer.slice(0, bytesRead) };
      } finally {
        await handle.close();
      }
    },
  };
}

/** Decompresses at once, as this runs in a thread of its own. */
async function inflate(data: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  const limit = { maxOutputLength: most };
  switch (compression) {
    case Compression.None:
      return data;
    case Compression.Gzip:
      return Uint8Array.from(gunzipSync(data, limit)).buffer;
    case Compression.Brotli:
      return Uint8Array.from(brotliDecompressSync(data, limit)).buffer;
    default:
      throw new Error('it is compressed in a way that is not known');
  }
}
