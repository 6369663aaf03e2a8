/** @import { Point, Ring } from './coast.mjs' */

/**
 * Returns closed rings without the stairs of GSHHG. Its points come from a raster of about 100 m, which shows at
 * the scale of a suburb. Each point first moves towards the middle of its neighbours and then away again a
 * little more, so that islands do not shrink (G. Taubin, "A Signal Processing Approach to Fair Surface Design",
 * 1995).
 * @param {Ring[]} rings
 * @returns {Ring[]}
 */
export function smoothRings(rings) {
  return rings.map(({ level, points }) => ({ level, points: smooth(smooth(points)) }));
}

/** @param {Point[]} points */
function smooth(points) {
  return move(move(points, 0.5), -0.53);
}

/**
 * Moves each point this share of the way to the middle of its neighbours.
 * @param {Point[]} points @param {number} share
 * @returns {Point[]}
 */
function move(points, share) {
  const corners = points.slice(0, -1); // the last point of a ring is its first
  /** @type {Point[]} */
  const moved = corners.map((corner, index) => {
    const [x, y] = corner;
    const [beforeX, beforeY] = corners.at(index - 1) ?? corner;
    const [afterX, afterY] = corners.at((index + 1) % corners.length) ?? corner;
    return [x + share * ((beforeX + afterX) / 2 - x), y + share * ((beforeY + afterY) / 2 - y)];
  });
  return [...moved, ...moved.slice(0, 1)];
}
