import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { isOneLine, limits } from '#contract';
import type { StreetStretch } from './nearest.ts';

/** The layer of ways in Protomaps' schema, version 4. */
const layerOfWays = 'roads';

/** What can be driven on: motorways, through roads, and the streets of a suburb. */
const roads: readonly unknown[] = ['highway', 'major_road', 'minor_road'];

/** A street for people on foot, such as a mall. Other paths have names that nobody would look for. */
const mall = 'pedestrian';

/** Returns the streets with names of a vector tile. Throws if it is none. */
export function streetLinesOf(tile: Uint8Array): StreetStretch[] {
  const layer = new VectorTile(new PbfReader(tile)).layers[layerOfWays];
  if (!layer) return [];
  return Array.from({ length: layer.length }, (_, index) => layer.feature(index)).flatMap(linesOf);
}

function linesOf(way: VectorTileFeature): StreetStretch[] {
  const name = nameOf(way);
  if (name === null) return [];
  return way.loadGeometry().map((corners) => {
    const points = Float32Array.from(corners.flatMap(({ x, y }) => [x / way.extent, y / way.extent]));
    return { name, points, box: boxOf(points) };
  });
}

/** Returns the name of a street; null for what has none, for ramps, paths, rails, ferries and whatever is no line. */
function nameOf({ type, properties }: VectorTileFeature): string | null {
  const { name, kind, kind_detail: detail, is_link: isRamp } = properties;
  if (type !== 2 || isRamp === true || !(roads.includes(kind) || detail === mall)) return null;
  const text = typeof name === 'string' ? name.trim() : '';
  return text !== '' && text.length <= limits.name.max && isOneLine(text) ? text : null;
}

function boxOf(points: Float32Array): StreetStretch['box'] {
  const [xs, ys] = [
    points.filter((_, index) => index % 2 === 0),
    points.filter((_, index) => index % 2 === 1),
  ];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
