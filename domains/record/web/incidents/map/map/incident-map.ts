import { GeoJSONSource, type MapLibreMap, type MapMouseEvent } from 'maplibre-gl';
import { createBaseMap, type MapElements, type MapEvents } from '#places/web/map/base-map.ts';
import { type Bounds, maxZoom } from '#places/web/map/bounds.ts';
import type { IncidentPoint } from '#record/contract';
import { addIncidents } from './add-incidents.ts';
import {
  chosenSource,
  clusterLayer,
  featuresAt,
  heatLayer,
  incidentSource,
  pinImage,
  pointLayer,
} from './incident-layers.ts';
import { drawPin } from './pin.ts';

/** Pixels around a pointer in which an incident is hit, so that a finger finds it. */
const hitTolerance = 12;

/** How many incidents in one place the card leads through. */
const maxTogether = 100;

interface IncidentMapEvents extends MapEvents {
  /**
   * Called with the positions of the incidents in one place that were chosen; with none when the choice was
   * cleared.
   */
  onSelect(positions: number[]): void;
}

/** Draws incidents on a map, at first in these bounds. Throws if its style cannot be loaded. */
export async function createIncidentMap(elements: MapElements, bounds: Bounds, events: IncidentMapEvents) {
  const { map, palette, controls } = await createBaseMap(elements, bounds, events);
  map.addImage(pinImage, drawPin(palette, devicePixelRatio), { pixelRatio: devicePixelRatio });
  addIncidents(map, palette);
  map.on('click', (event) => void choose(map, event, events.onSelect));
  map.on('mousemove', ({ point }) => {
    map.getCanvas().style.cursor = hitsAt(map, point).length > 0 ? 'pointer' : '';
  });
  return {
    ...controls,
    show: (incidents: readonly IncidentPoint[], positions: readonly number[]) =>
      sourceOf(map, incidentSource).setData(featuresAt(incidents, positions)),
    /** Marks the chosen incident by a pin, also in a cluster; without one removes the mark. */
    mark: (incident: IncidentPoint | undefined) =>
      sourceOf(map, chosenSource).setData(featuresAt(incident ? [incident] : [], [0])),
    setHeat: (shown: boolean) => map.setLayoutProperty(heatLayer, 'visibility', shown ? 'visible' : 'none'),
    goTo: (longitude: number, latitude: number) =>
      map.easeTo({ center: [longitude, latitude], zoom: Math.max(map.getZoom(), 15) }),
    /** Draws the map and returns its picture at once, as it is only there while the map is drawn. */
    picture: () => {
      map.redraw();
      return copyOf(map.getCanvas());
    },
    /** Returns the owners of the map, as text. */
    sources: () => elements.credits.textContent,
  };
}

export type IncidentMap = Awaited<ReturnType<typeof createIncidentMap>>;

/** Chooses the incidents at a point; a cluster comes apart, or is chosen whole if it cannot. */
async function choose(map: MapLibreMap, { point }: MapMouseEvent, onSelect: IncidentMapEvents['onSelect']) {
  const hits = hitsAt(map, point);
  const cluster = hits.find(({ layer }) => layer.id === clusterLayer);
  const points = hits.filter(({ layer }) => layer.id === pointLayer);
  if (points.length > 0 || !cluster) return onSelect(positionsOf(points));
  const source = sourceOf(map, incidentSource);
  const id = Number(cluster.properties.cluster_id);
  const zoom = await source.getClusterExpansionZoom(id);
  if (zoom >= maxZoom || cluster.geometry.type !== 'Point')
    return onSelect(positionsOf(await source.getClusterLeaves(id, maxTogether, 0)));
  const [longitude = 0, latitude = 0] = cluster.geometry.coordinates;
  map.easeTo({ center: [longitude, latitude], zoom });
}

/** The same incident may be drawn twice, where two tiles of the map meet. */
function positionsOf(features: readonly { properties: Record<string, unknown> | null }[]): number[] {
  return [...new Set(features.map(({ properties }) => Number(properties?.position)))];
}

function hitsAt(map: MapLibreMap, { x, y }: { x: number; y: number }) {
  const layers = [pointLayer, clusterLayer];
  const exact = map.queryRenderedFeatures([x, y], { layers });
  if (exact.length > 0) return exact;
  const around: [[number, number], [number, number]] = [
    [x - hitTolerance, y - hitTolerance],
    [x + hitTolerance, y + hitTolerance],
  ];
  return map.queryRenderedFeatures(around, { layers });
}

function sourceOf(map: MapLibreMap, name: string): GeoJSONSource {
  const source = map.getSource(name);
  if (!(source instanceof GeoJSONSource)) throw new Error('The map has no incidents.');
  return source;
}

function copyOf(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  copy.getContext('2d')?.drawImage(canvas, 0, 0);
  return copy;
}
