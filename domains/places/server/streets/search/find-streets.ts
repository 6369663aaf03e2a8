import { stat } from 'node:fs/promises';
import { type Degrees, gridPlace, tilesAround } from './grid.ts';
import { type Nearest, nearestOf } from './nearest.ts';
import { openStreetsFile, type StreetsFile } from './streets-file.ts';

/** The places whose streets are looked for in a file. */
export interface StreetSearch {
  file: string;
  places: readonly Degrees[];
}

export interface StreetsFound {
  /** The name of the street that each place is by, in the order asked; null where there is none. */
  streets: (string | null)[];
  /** Why the file, or a part of it, could not be read; null if it could. It does not say where the places are. */
  failure: string | null;
}

/** How near a street has to be, in metres: as far as a phone may be wrong between houses, and no further than the next street. */
const near = 60;

/** The file as it was when it was opened last. */
let current: { version: string; streets: StreetsFile } | undefined;

/**
 * Names the nearest street of each place. Runs in a thread (product 18.26), since a tile takes milliseconds to decode. A file that cannot
 * be read leaves its places without a street.
 */
export async function findStreets({ file, places }: StreetSearch): Promise<StreetsFound> {
  const found: StreetsFound = { streets: [], failure: null };
  try {
    const streets = await currentFile(file);
    for (const place of places) found.streets.push(await streetBy(place, streets, found));
  } catch (error) {
    found.failure = messageOf(error);
    found.streets = places.map(() => null);
  }
  return found;
}

/** Opens the file anew if it was replaced. */
async function currentFile(file: string): Promise<StreetsFile> {
  const { ino, size, mtimeMs } = await stat(file);
  const version = `${file} ${ino} ${size} ${mtimeMs}`;
  if (current?.version !== version) current = { version, streets: await openStreetsFile(file) };
  return current.streets;
}

async function streetBy(place: Degrees, file: StreetsFile, found: StreetsFound): Promise<string | null> {
  const { zoom } = file;
  const at = zoom === null ? null : gridPlace(place, zoom);
  if (zoom === null || at === null) return null;
  const reach = near * at.metre;
  let nearest: Nearest = { name: null, square: reach ** 2 };
  for (const tile of tilesAround(at, reach, zoom)) {
    try {
      const within = { x: at.x - tile.column, y: at.y - tile.row };
      nearest = nearestOf(await file.streetsOf(tile, zoom), within, nearest);
    } catch (error) {
      found.failure = messageOf(error);
    }
  }
  return nearest.name;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
