import { open } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StartError } from '#embedded-postgres';
import { streetsZoom } from '../../streets-zoom.ts';

/** The sources from which the activity map is drawn beyond its outline (product 19.9). */
export interface MapSources {
  /** A MapLibre style. */
  styleUrl: string | null;
  /** Origins that the style loads from besides its own. */
  hosts: readonly string[];
  /** A `.pmtiles` file of streets, which the server serves itself. */
  file: string | null;
  /** The search of a Nominatim server, which browsers call themselves. */
  geocoderUrl: string | null;
}

/** Where browsers read the file of streets. */
const filePath = '/map/streets.pmtiles';

/** The beginning of every archive of PMTiles 3. */
const magic = 'PMTiles\x03';

/** The positions of the tiles' type and of the closest zoom in an archive's header. */
const tileTypeAt = 99;
const maxZoomAt = 101;
const vectorTiles = 1;

/**
 * Returns the texts by which the page tells the web of the map; empty for a source that is not configured. Throws StartError if the file
 * is none of streets.
 */
export async function mapPlaceholders({ styleUrl, file, geocoderUrl }: MapSources) {
  const maxZoom = file === null ? 0 : await readMaxZoom(file);
  return {
    MAP_STYLE_URL: styleUrl ?? '',
    MAP_FILE_PATH: file === null ? '' : filePath,
    STREETS_NAMED: streetsZoom(maxZoom) === null ? '' : 'yes',
    GEOCODER_URL: geocoderUrl ?? '',
  };
}

/** Returns the origins that the map is loaded from, besides our own. */
export function mapOrigins({ styleUrl, hosts, geocoderUrl }: MapSources): string[] {
  const urls = [styleUrl, geocoderUrl].filter((url) => url !== null);
  return [...urls.map((url) => new URL(url).origin), ...hosts];
}

/** Serves the file of streets in parts, as browsers ask for them. */
export function serveMapFile(app: FastifyInstance, { file }: MapSources): void {
  if (file === null) return;
  const options = { contentType: false, immutable: false, maxAge: '1d', serveDotFiles: true };
  app.get(
    filePath,
    { schema: { hide: true }, compress: false, onRequest: weakenIfRange, onSend: strengthenTag },
    (_request, reply) =>
      reply.type('application/vnd.pmtiles').sendFile(basename(file), dirname(file), options),
  );
}

/**
 * Makes the file's tag a strong one, from the file's length and the millisecond of its last change. By a strong
 * tag browsers keep the parts they have, and notice that the file was replaced under an open page.
 */
async function strengthenTag(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const tag = reply.getHeader('etag');
  if (typeof tag === 'string') reply.header('etag', tag.replace(/^W\//, ''));
}

/** The library that sends the file knows its tag only as a weak one. */
async function weakenIfRange({ headers }: FastifyRequest): Promise<void> {
  const tag = headers['if-range'];
  if (typeof tag === 'string' && tag.startsWith('"')) headers['if-range'] = `W/${tag}`;
}

async function readMaxZoom(file: string): Promise<number> {
  const header = await readHeader(file).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`MAP_FILE cannot be read: ${reason}.`);
  });
  if (!header.toString('latin1').startsWith(magic))
    throw new StartError(`MAP_FILE is not a PMTiles archive of version 3: ${file}.`);
  if (header[tileTypeAt] !== vectorTiles) throw new StartError(`MAP_FILE has no vector tiles: ${file}.`);
  return header[maxZoomAt] ?? 0;
}

async function readHeader(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const length = maxZoomAt + 1;
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
