import { createRequire } from 'node:module';
import { join } from 'node:path';

/** @import { Ring } from './coast.mjs' */

/** The tolerance in degrees, equal to the steps in which `polyline.mjs` writes points. */
const tolerance = 0.0001;

/**
 * Returns rings without the points that lie almost on the line between others.
 * @param {string} folder
 * @param {Ring[]} rings
 * @returns {Ring[]}
 */
export function simplifyRings(folder, rings) {
  const packages = join(folder, 'node_modules');
  /** @type {(points: { x: number, y: number }[], tolerance: number, best: boolean) => { x: number, y: number }[]} */
  const simplify = createRequire(packages)(join(packages, 'simplify-js'));
  return rings.map(({ level, points }) => {
    const simple = simplify(
      points.map(([x, y]) => ({ x, y })),
      tolerance,
      true,
    );
    return { level, points: simple.map(({ x, y }) => [x, y]) };
  });
}
