/**
 * Returns closed rings without the stairs of GSHHG. Its points come from a raster of about 100 m, which shows at
 * the scale of a suburb. Each point first moves towards the middle of its neighbours and then away again a
 * little more, so that islands do not shrink (G. Taubin, "A Signal Processing Approach to Fair Surface Design",
 * 1995).
 */
export function smoothRings(rings) {
  return rings.map(({ level, points }) => ({ level, points: smooth(smooth(points)) }));
}

function smooth(points) {
  return move(move(points, 0.5), -0.53);
}

/** Moves each point this share of the way to the middle of its neighbours. */
function move(points, share) {
  const corners = points.slice(0, -1); // the last point of a ring is its first
  const moved = corners.map(([x, y], index) => {
    const [beforeX, beforeY] = corners.at(index - 1);
    const [afterX, afterY] = corners[(index + 1) % corners.length];
    return [x + share * ((beforeX + afterX) / 2 - x), y + share * ((beforeY + afterY) / 2 - y)];
  });
  return [...moved, moved[0]];
}
