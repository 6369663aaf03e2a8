import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The tolerance in degrees, equal to the steps in which `polyline.mjs` writes points. */
const tolerance = 0.0001;

/** Returns rings without the points that lie almost on the line between others. */
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
