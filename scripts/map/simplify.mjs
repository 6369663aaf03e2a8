import { createRequire } from 'node:module';
import { join } from 'node:path';

/** As fine as the steps in which `polyline.mjs` writes points, in degrees. */
const tolerance = 0.0001;

/** Returns rings without the points that are as good as on the line between others. */
export function simplifyRings(folder, rings) {
  const packages = join(folder, 'node_modules');
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
