/** A stretch of a street within one tile. */
export interface StreetStretch {
  name: string;
  /** Its corners, x and y by turns, in tiles from the tile's north-west corner. */
  points: Float32Array;
  /** The smallest and largest x and y. */
  box: readonly [west: number, north: number, east: number, south: number];
}

/** The nearest street so far, and how far it is. */
export interface Nearest {
  name: string | null;
  /** The square of its distance in tiles: a file has a hundred thousand places, and roots are slow. */
  square: number;
}

/** Returns the nearest of these lines if it is nearer than the nearest so far; of two equally near the first. */
export function nearestOf(
  lines: readonly StreetStretch[],
  { x, y }: { x: number; y: number },
  soFar: Nearest,
): Nearest {
  let nearest = soFar;
  for (const { name, points, box } of lines) {
    if (squareToBox(x, y, box) >= nearest.square) continue;
    const square = squareToLine(x, y, points);
    if (square < nearest.square) nearest = { name, square };
  }
  return nearest;
}

function squareToBox(x: number, y: number, [west, north, east, south]: StreetStretch['box']): number {
  return squareOf(Math.max(west - x, 0, x - east), Math.max(north - y, 0, y - south));
}

function squareToLine(x: number, y: number, points: Float32Array): number {
  let least = Number.POSITIVE_INFINITY;
  let [fromX = 0, fromY = 0] = points;
  for (let index = 2; index < points.length; index += 2) {
    const [toX = 0, toY = 0] = [points[index], points[index + 1]];
    least = Math.min(least, squareToStretch(x - fromX, y - fromY, toX - fromX, toY - fromY));
    [fromX, fromY] = [toX, toY];
  }
  return least;
}

/** Of a point from a straight stretch that begins at 0, 0 and ends at `toX`, `toY`. */
function squareToStretch(x: number, y: number, toX: number, toY: number): number {
  const length = squareOf(toX, toY);
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (x * toX + y * toY) / length));
  return squareOf(x - along * toX, y - along * toY);
}

function squareOf(x: number, y: number): number {
  return x * x + y * y;
}
