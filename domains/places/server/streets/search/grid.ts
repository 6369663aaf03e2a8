/** The grid of square tiles (Web Mercator) into which a file of streets divides the map. */

/** A place, in degrees. */
export interface Degrees {
  latitude: number;
  longitude: number;
}

/** A place in the grid of one zoom, counted in tiles from its north-west corner. */
export interface GridPlace {
  x: number;
  y: number;
  /** How many tiles a metre is there. */
  metre: number;
}

/** A tile. The grid goes on beyond the 180th meridian, so the column may be outside of it. */
export interface Tile {
  column: number;
  row: number;
}

/** Where the grid ends to the north and south, in degrees. */
const end = 85.0511;

/** Metres around the equator. */
const equator = 40_075_016.686;

/** Into so many parts a degree is divided, as on the map: about a metre. So a place has the same street there and in a list. */
const partsOfDegree = 100_000;

/** Returns where a place is in the grid; null near the poles, which the grid does not reach. */
export function gridPlace({ latitude, longitude }: Degrees, zoom: number): GridPlace | null {
  if (Math.abs(latitude) > end) return null;
  const tiles = 2 ** zoom;
  const north = (rounded(latitude) * Math.PI) / 180;
  return {
    x: (tiles * (rounded(longitude) + 180)) / 360,
    y: (tiles * (1 - Math.asinh(Math.tan(north)) / Math.PI)) / 2,
    metre: tiles / (equator * Math.cos(north)),
  };
}

function rounded(degrees: number): number {
  return Math.round(degrees * partsOfDegree) / partsOfDegree;
}

/** Returns the tiles of which a part is within `reach` tiles of the place: its own, and those beyond a border that is near. */
export function tilesAround({ x, y }: GridPlace, reach: number, zoom: number): Tile[] {
  const rows = between(Math.max(0, y - reach), Math.min(2 ** zoom - 1, y + reach));
  const columns = between(x - reach, x + reach);
  return rows.flatMap((row) => columns.map((column) => ({ column, row })));
}

function between(from: number, to: number): number[] {
  const first = Math.floor(from);
  return Array.from({ length: Math.floor(to) - first + 1 }, (_, index) => first + index);
}
