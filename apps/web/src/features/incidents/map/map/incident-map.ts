import 'maplibre-gl/dist/maplibre-gl.css';
import type { IncidentPoint } from '@patrolbook/contract';
import {
  AttributionControl,
  GeoJSONSource,
  MapLibreMap,
  type MapMouseEvent,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { Bounds } from '../bounds.ts';
import { outlineStyle } from '../outline/outline-style.ts';
import { addIncidents } from './add-incidents.ts';
import { baseStyle } from './base-style.ts';
import { hasTouch, twoFingers } from './gestures.ts';
import {
  chosenSource,
  clusterLayer,
  featuresAt,
  heatLayer,
  incidentSource,
  maxZoom,
  pinImage,
  pointLayer,
} from './incident-layers.ts';
import { loadTextFont, readPalette } from './palette.ts';
import { drawPin } from './pin.ts';
import { styleLoaded } from './style-loaded.ts';

/** Pixels around a pointer in which an incident is hit, so that a finger finds it. */
const hitTolerance = 12;

/** From this zoom on a name is too far away to say where something is. */
const closeZoom = 13.5;

/** How many incidents in one place the card leads through. */
const maxTogether = 100;

interface MapEvents {
  /**
   * Called with the positions of the incidents in one place that were chosen; with none when the choice was
   * cleared.
   */
  onSelect(positions: number[]): void;
  /** The first picture is complete. */
  onDrawn(): void;
  /** A part of the map could not be loaded. */
  onTrouble(): void;
  /** The map was zoomed so close that only streets would say where things are, or out again. */
  onClose(close: boolean): void;
}

/** The elements that hold the map, and the names of its sources. */
interface MapElements {
  container: HTMLElement;
  credits: HTMLElement;
}

/** Draws incidents on a map in MapLibre, at first in these bounds. Throws if its style cannot be loaded. */
export async function createIncidentMap(
  { container, credits }: MapElements,
  bounds: Bounds,
  events: MapEvents,
) {
  setWorkerUrl(workerUrl);
  const palette = readPalette();
  const [style] = await Promise.all([baseStyle(palette), loadTextFont()]);
  const map = new MapLibreMap({
    container,
    style,
    bounds: [...bounds],
    fitBoundsOptions: { padding: 56, maxZoom: 15 },
    maxZoom,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    // The page's own buttons and the list do the rest.
    touchPitch: false,
    // One finger scrolls the page, which the map would otherwise hold fast (product 18.23).
    cooperativeGestures: hasTouch(),
    locale: { 'CooperativeGesturesHandler.MobileHelpText': twoFingers },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  const attribution = new AttributionControl({ compact: false });
  credits.replaceChildren(attribution.onAdd(map));
  map.on('error', () => events.onTrouble());
  const destroy = () => {
    attribution.onRemove();
    map.remove();
  };
  await styleLoaded(map, () => outlineStyle(palette), events.onTrouble).catch((error: unknown) => {
    destroy();
    throw error;
  });
  map.addImage(pinImage, drawPin(palette, devicePixelRatio), { pixelRatio: devicePixelRatio });
  addIncidents(map, palette);
  map.once('idle', () => events.onDrawn());
  const tellClose = () => events.onClose(map.getZoom() >= closeZoom);
  map.on('zoomend', tellClose);
  tellClose();
  map.on('click', (event) => void choose(map, event, events.onSelect));
  map.on('mousemove', ({ point }) => {
    map.getCanvas().style.cursor = hitsAt(map, point).length > 0 ? 'pointer' : '';
  });
  return {
    show: (incidents: readonly IncidentPoint[], positions: readonly number[]) =>
      sourceOf(map, incidentSource).setData(featuresAt(incidents, positions)),
    /** Marks the chosen incident by a pin, also in a cluster; without one removes the mark. */
    mark: (incident: IncidentPoint | undefined) =>
      sourceOf(map, chosenSource).setData(featuresAt(incident ? [incident] : [], [0])),
    setHeat: (shown: boolean) => map.setLayoutProperty(heatLayer, 'visibility', shown ? 'visible' : 'none'),
    zoomIn: () => map.zoomIn(),
    zoomOut: () => map.zoomOut(),
    fit: (to: Bounds) => map.fitBounds([...to], { padding: 56, maxZoom: 15 }),
    goTo: (longitude: number, latitude: number) =>
      map.easeTo({ center: [longitude, latitude], zoom: Math.max(map.getZoom(), 15) }),
    /** Draws the map and returns its picture at once, as it is only there while the map is drawn. */
    picture: () => {
      map.redraw();
      return copyOf(map.getCanvas());
    },
    /** Returns the owners of the map, as text. */
    sources: () => credits.textContent,
    destroy,
  };
}

export type IncidentMap = Awaited<ReturnType<typeof createIncidentMap>>;

/** Chooses the incidents at a point; a cluster comes apart, or is chosen whole if it cannot. */
async function choose(map: MapLibreMap, { point }: MapMouseEvent, onSelect: MapEvents['onSelect']) {
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
