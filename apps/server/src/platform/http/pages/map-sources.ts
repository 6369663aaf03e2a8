import { open } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { StartError } from '@patrolbook/embedded-postgres';
import type { FastifyInstance } from 'fastify';

/** What the activity map is drawn from beyond its outline (product 19.9). */
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

/** How every PMTiles archive begins. */
const magic = 'PMTiles';

/** The texts that the page tells the web of the map; an empty one is not configured. */
export function mapPlaceholders({ styleUrl, file, geocoderUrl }: MapSources) {
  return {
    MAP_STYLE_URL: styleUrl ?? '',
    MAP_FILE_PATH: file === null ? '' : filePath,
    GEOCODER_URL: geocoderUrl ?? '',
  };
}

/** Returns the origins that the map is loaded from, besides our own. */
export function mapOrigins({ styleUrl, hosts, geocoderUrl }: MapSources): string[] {
  const urls = [styleUrl, geocoderUrl].filter((url) => url !== null);
  return [...urls.map((url) => new URL(url).origin), ...hosts];
}

/** Serves the file of streets in parts, as browsers ask for them. Throws StartError when it is no such file. */
export async function serveMapFile(app: FastifyInstance, { file }: MapSources): Promise<void> {
  if (file === null) return;
  await requireArchive(file);
  app.get(filePath, { schema: { hide: true }, compress: false }, (_request, reply) =>
    reply
      .type('application/vnd.pmtiles')
      .sendFile(basename(file), dirname(file), { immutable: false, maxAge: '1d', serveDotFiles: true }),
  );
}

async function requireArchive(file: string): Promise<void> {
  const beginning = await readBeginning(file).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`MAP_FILE cannot be read: ${reason}.`);
  });
  if (beginning !== magic) throw new StartError(`MAP_FILE is not a PMTiles archive: ${file}.`);
}

async function readBeginning(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(magic.length), 0, magic.length, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
